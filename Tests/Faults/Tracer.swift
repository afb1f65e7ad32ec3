import Glibc
import TerminalHarness

/// strace(1) beside a running program; killed when its owner lets it go.
final class Tracer {
  private let session: TerminalSession
  private let folder: TemporaryFolder

  static let program = "/usr/bin/strace"

  /// Attaches itself to all threads of a process, with the fault if there is one, and waits until that is done.
  init(_ process: pid_t, _ injection: Injection?) throws {
    folder = try TemporaryFolder()
    let calls = Injection.calls.joined(separator: ",")
    session = try TerminalSession(
      program: Tracer.program,
      arguments: ["-f", "-p", "\(process)", "-o", folder.path(of: "calls"), "-e", "trace=\(calls)"]
        + (injection.map { ["-e", $0.expression] } ?? []),
      timeout: .seconds(20))
    try session.waitForText("attached")
  }

  /// How often a thread made each call so far; of several threads the most.
  func counts() -> [String: Int] {
    var counts: [Substring: [Substring: Int]] = [:]
    for line in ((try? folder.read("calls")) ?? "").split(separator: "\n") {
      let words = line.split(whereSeparator: { $0 == " " || $0 == "(" })
      if words.count > 1, words[1].first?.isLetter ?? false {
        counts[words[1], default: [:]][words[0], default: 0] += 1
      }
    }
    return Dictionary(uniqueKeysWithValues: counts.map { (String($0.key), $0.value.values.max() ?? 0) })
  }
}
