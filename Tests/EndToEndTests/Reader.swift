import Glibc
import TerminalHarness

/// The program, running in a terminal of its own on a memo store.
struct Reader {
  let store: MemoStore
  let session: TerminalSession

  /// Opens the store and waits for the word that says that all of it has been read.
  init(
    _ store: MemoStore, rows: Int = 24, columns: Int = 80, arguments: [String] = [],
    awaiting word: String = "live", environment: [String: String] = [:]
  ) throws {
    self.store = store
    session = try Self.start(
      ["--data-dir", store.path] + arguments, in: store.folder, rows: rows, columns: columns,
      environment: environment)
    try session.waitForText(word)
  }

  /// Starts the program with these arguments.
  static func start(
    _ arguments: [String], in folder: TemporaryFolder, rows: Int = 24, columns: Int = 80,
    environment: [String: String] = [:]
  ) throws -> TerminalSession {
    try TerminalSession(
      program: Program.path, arguments: arguments, environment: try folder.environment(environment),
      size: (rows: rows, columns: columns))
  }

  /// Types characters one after the other, each a key of the program.
  func press(_ keys: String) {
    session.type(keys)
  }
}

/// The program under test: built beside the tests.
enum Program {
  static let path = path(of: "dokusho")

  /// The path of a program that is built with it.
  static func path(of name: String) -> String {
    guard let executable = realpath("/proc/self/exe", nil) else { return name }
    defer { free(executable) }
    let folders = String(cString: executable).split(separator: "/").dropLast()
    return "/" + folders.joined(separator: "/") + "/" + name
  }
}
