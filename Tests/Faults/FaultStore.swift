import Glibc
import TerminalHarness

/// A store with the memos of a scenario, and the program on it.
struct FaultStore {
  let folder: TemporaryFolder
  /// The data directory.
  let path: String

  /// A store in a folder of its own.
  init(_ scenario: Scenario) throws {
    folder = try TemporaryFolder()
    path = folder.path(of: "store")
    for (file, content) in scenario.old { try folder.write("store/posts/\(file)", content) }
  }

  /// A store at a path that is there already, with its memos in it.
  init(path: String) throws {
    folder = try TemporaryFolder()
    self.path = path
  }

  /// Opens the store and waits until it has been read.
  func open(_ program: String) throws -> TerminalSession {
    let session = try TerminalSession(
      program: program, arguments: ["--data-dir", path], environment: try folder.environment(),
      timeout: .seconds(30))
    try session.waitForText("live")
    return session
  }

  /// What a file among the memos holds; nil where there is none.
  func content(of file: String) -> String? { read("\(path)/posts/\(file)") }

  /// What a memo holds, among the memos and in the trash: one version, unless it was lost or is there twice.
  func contents(of file: String) -> [String] {
    contents(of: file, in: .memos) + contents(of: file, in: .trash)
  }

  /// What a memo holds in this place. In the trash the time stands before its name.
  func contents(of file: String, in place: Scenario.Place) -> [String] {
    names(in: place).filter { $0 == file || $0.hasSuffix(".\(file)") && !$0.hasPrefix(".") }
      .compactMap { read("\(path)/\(place.rawValue)/\($0)") }
  }

  /// Whether a text stands in any file of the store, a draft or a memo.
  func holds(_ text: String) -> Bool { shell("grep -rqF '\(text)' '\(folder.path)'") }

  func names(in place: Scenario.Place) -> [String] { FileTree(path: "\(path)/\(place.rawValue)").names }

  /// Whether nothing but memos stands among the memos and in the trash.
  var hasOnlyMemos: Bool { leftovers.isEmpty }

  /// What stands there beside memos.
  var leftovers: [String] {
    (names(in: .memos) + names(in: .trash)).filter { !$0.hasSuffix(".md") || $0.hasPrefix(".") }
  }

  /// Whether the history holds nothing but steps that wait: no program has one in its hands, or had when it ended.
  var isHistoryAtRest: Bool {
    folders.filter { $0.hasSuffix("/history") }.flatMap { FileTree(path: $0).names }
      .allSatisfy { $0.hasSuffix(".undo") || $0.hasSuffix(".redo") }
  }

  /// The folders that the program writes to.
  private var folders: [String] {
    let state = "\(folder.path)/home/.local/state/dokusho"
    let ofStore = FileTree(path: state).names.flatMap { ["\(state)/\($0)/history", "\(state)/\($0)/drafts"] }
    return ["\(path)/posts", "\(path)/.trash"] + ofStore
  }

  /// Makes what is left of a write two hours old, as the next start finds it one day.
  func age() {
    let now = time(nil) - 7200
    let times = [timespec(tv_sec: now, tv_nsec: 0), timespec(tv_sec: now, tv_nsec: 0)]
    for folder in folders {
      for name in FileTree(path: folder).names where name.hasPrefix(".memo-") {
        utimensat(AT_FDCWD, "\(folder)/\(name)", times, 0)
      }
    }
  }

  private func read(_ path: String) -> String? {
    (try? FileTree(path: path).bytes()).map { String(decoding: $0, as: UTF8.self) }
  }
}
