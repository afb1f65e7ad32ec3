import Glibc
import TerminalHarness
import Testing

/// The short form of `make faults`.
@Suite(.timeLimit(.minutes(4))) struct FaultsTests {
  @Test(
    "a save survives failing system calls, SIGKILL and power cuts",
    .enabled(if: access("/usr/bin/strace", X_OK) == 0, "strace is not installed"))
  func short() throws {
    let folder = try TemporaryFolder()
    let session = try TerminalSession(
      program: Program.path(of: "faults"), arguments: [Program.path, "4", "5"],
      environment: try folder.environment(), timeout: .seconds(200))
    #expect(try session.waitForExit() == .exited(0), "\(session.screen.text)")
  }
}
