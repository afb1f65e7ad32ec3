import Glibc
import TerminalHarness

/// A store with one memo, and the program on it.
struct FaultStore {
  let folder: TemporaryFolder
  /// The data directory.
  let path: String

  /// A store in a folder of its own.
  init(_ scenario: Scenario) throws {
    folder = try TemporaryFolder()
    path = folder.path(of: "store")
    try folder.write("store/posts/\(Scenario.file)", scenario.old)
  }

  /// A store at a path that is there already, with a memo in it.
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

  /// What the memo's file holds; nil where there is none.
  var memo: String? { content(of: Scenario.file) }

  /// What a file among the memos holds; nil where there is none.
  func content(of name: String) -> String? {
    (try? FileTree(path: "\(path)/posts/\(name)").bytes()).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether a text stands in any file of the store, a draft or a memo.
  func holds(_ text: String) -> Bool { shell("grep -rqF '\(text)' '\(folder.path)'") }

  var names: [String] { FileTree(path: "\(path)/posts").names }

  /// Whether nothing but memos stands among the memos.
  var hasOnlyMemos: Bool { names.allSatisfy { $0.hasSuffix(".md") && !$0.hasPrefix(".") } }

  /// Makes what is left of a write two hours old, as the next start finds it one day.
  func age() {
    let now = time(nil) - 7200
    let times = [timespec(tv_sec: now, tv_nsec: 0), timespec(tv_sec: now, tv_nsec: 0)]
    for name in names where name.hasPrefix(".memo-") {
      utimensat(AT_FDCWD, "\(path)/posts/\(name)", times, 0)
    }
  }
}
