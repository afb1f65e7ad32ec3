import PostFiles
import StateTree
import Subcommands

/// Does what a command of the command line asks for, without a terminal. Results go to the output, talk to the error
/// stream.
@MainActor
struct SubcommandRun {
  let directory: DataDirectory
  let environment: [String: String]

  /// `dataDirectory` is the `--data-dir` that was given.
  init(dataDirectory: String?, _ environment: [String: String]) throws(StartError) {
    guard
      let directory = DataDirectory(
        option: dataDirectory, environment: environment, workingDirectory: ProcessEnvironment.workingDirectory
      )
    else { throw .noHome }
    self.directory = directory
    self.environment = environment
  }

  /// Returns the exit status.
  func run(_ subcommand: Subcommand) async throws(StartError) -> Int32 {
    switch subcommand {
    case .list(let request): try await list(request)
    case .show(let request): try await show(request)
    case .add(let memo): try await add(memo)
    case .remove(let names): try await remove(names)
    case .restore(let names): try await restore(names)
    case .edit(let name): try await edit(name)
    case .path(let name): try await tellPath(of: name)
    }
  }

  /// Everything outside of the program, with the memos of this folder, which are not read unless that is asked for.
  func dependencies(
    memosIn folder: PostsFolder, _ attention: FolderAttention = .none
  ) throws(StartError) -> Dependencies {
    try Dependencies(
      memosIn: folder, of: directory, environment, attention, editor: TerminalEditor(directory, environment))
  }
}
