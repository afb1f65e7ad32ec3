import Glibc
import TerminalHarness

/// A repository of one memo, each version of which is committed: what keeps a text safe elsewhere.
struct Git {
  private let program: String
  private let folder: String
  private let environment: [String: String]

  /// nil where it is not installed. The repository stands on the disk of the store.
  init?(_ store: BenchmarkStore, _ environment: [String: String]) throws {
    guard let program = installedProgram("git") else { return nil }
    self.program = program
    self.environment = environment
    folder = "\(store.path)/git"
    mkdir(folder, 0o755)
    try write(OutsideText(0).memo, to: memo)
    _ = try run("\(program) init -q . && \(program) add memo.md")
  }

  /// Writes another version and commits it.
  func timeToCommit(version: Int) throws -> Duration {
    try write(OutsideText(version).memo, to: memo)
    return try run("exec \(program) -c user.name=x -c user.email=x@x commit -q -a --allow-empty -m x")
  }

  private var memo: String { "\(folder)/memo.md" }

  private func run(_ line: String) throws -> Duration {
    let line = "cd \(folder) && \(line)"
    return try TimedProgram(Command(program: "/bin/sh", arguments: ["-c", line], environment: environment))
      .waitForEnd()
  }
}
