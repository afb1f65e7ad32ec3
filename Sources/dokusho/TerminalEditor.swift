import Files
import Glibc
import PostFiles
import Posts
import StateTree
import Subcommands
import Terminal

/// The port `ExternalEditor`: the editor that the environment names, on the program's own terminal.
@MainActor
final class TerminalEditor: ExternalEditor {
  private let command: EditorCommand
  private let files: EditorFiles
  /// Nil until the program has its terminal, and in a command without a screen.
  private var terminal: TerminalSession?
  private var isOpen = false

  /// The editor for the memos of a data directory.
  init(_ directory: DataDirectory, _ environment: [String: String]) throws(StartError) {
    command = EditorCommand(environment: environment)
    files = try Self.files(of: directory, environment)
  }

  /// The files of a data directory's memos.
  static func files(
    of directory: DataDirectory, _ environment: [String: String]
  ) throws(StartError) -> EditorFiles {
    guard let state = StateDirectory(of: directory, environment: environment) else { throw .noHome }
    return EditorFiles(
      posts: directory.posts, state: StateFolder(path: state.path, dataDirectory: directory.path),
      localTime: SystemLocalTime())
  }

  /// Call once the program has its terminal.
  func use(_ terminal: TerminalSession) {
    self.terminal = terminal
  }

  func edit(_ id: PostID) async throws(EditorError) -> MemoVisit {
    try begin()
    defer { finish() }
    let (path, before) = try await content(of: id)
    let copy = try await keepCopy(of: id, before)
    let start = ContinuousClock.now
    let end = try await open(path)
    let duration = ContinuousClock.now - start
    let after = await MemoVisit.After(of: id, in: files)
    let visit = MemoVisit(
      id: id, before: before, after: after, end: end, duration: duration, copy: copy)
    // An editor in a window of its own may write yet.
    if after == .file(before) && !visit.cameBackAtOnce { files.forget(copy) }
    return visit
  }

  func edit(_ text: String) async throws(EditorError) -> TextVisit {
    try begin()
    defer { finish() }
    let file: String
    do throws(FileError) {
      file = try await files.keepText(text)
    } catch {
      throw .notKept(SystemReason(error))
    }
    let start = ContinuousClock.now
    let end = try await open(Array(file.utf8))
    let duration = ContinuousClock.now - start
    return TextVisit(
      before: text, text: await files.text(in: file), end: end, duration: duration, file: file)
  }

  func forget(_ visit: TextVisit) {
    files.forget(visit.file)
  }
}

extension TerminalEditor {
  /// From now on what is typed is for the editor.
  private func begin() throws(EditorError) {
    if isOpen { throw .isOpen }
    isOpen = true
    terminal?.leave()
  }

  private func finish() {
    isOpen = false
    terminal?.comeBack()
  }

  private func content(of id: PostID) async throws(EditorError) -> (path: [UInt8], bytes: [UInt8]) {
    guard let path = files.path(of: id) else { throw .unreadable(id, .notFound) }
    do throws(FileError) {
      return (path, try await files.content(of: id))
    } catch {
      throw .unreadable(id, SystemReason(error))
    }
  }

  private func keepCopy(of id: PostID, _ bytes: [UInt8]) async throws(EditorError) -> String {
    do throws(FileError) {
      return try await files.keepCopy(of: id, bytes)
    } catch {
      throw .notKept(SystemReason(error))
    }
  }

  private func open(_ path: [UInt8]) async throws(EditorError) -> EditorEnd {
    let opening = command.opening(path)
    do throws(ChildError) {
      let exit =
        if let terminal { try await terminal.run(opening) } else { try await ChildProcess.run(opening) }
      return EditorEnd(exit, of: command.text)
    } catch {
      throw .notStarted(editor: command.text, .other(String(cString: strerror(error.code))))
    }
  }
}

extension MemoVisit.After {
  fileprivate init(of id: PostID, in files: EditorFiles) async {
    do throws(FileError) {
      self = .file(try await files.content(of: id))
    } catch {
      self =
        switch error.code {
        case ENOENT: .nothing
        case EISDIR: .folder
        default: .unreadable(SystemReason(error))
        }
    }
  }
}
