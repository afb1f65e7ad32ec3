import Glibc
import TerminalHarness
import Testing

@Suite("Release")
struct ReleaseTests {
  @Test("a hundred sessions, ended or not, leave no process and no descriptor behind")
  func hundredSessions() async {
    await #expect(processExitsWith: .success) {
      func run(_ script: String) throws -> TerminalSession {
        let session = try TerminalSession(
          program: "/bin/sh", arguments: ["-c", script], standardError: .separate)
        try session.waitForText("ready")
        return session
      }
      func openDescriptors() -> Int {
        (0..<4096).count { fcntl($0, F_GETFD) >= 0 }
      }
      let scripts = [
        "echo ready", "echo ready; read x", "trap '' HUP INT TERM; echo ready; read x",
        "echo ready; kill -STOP $$",
      ]
      let before = openDescriptors()
      for round in 0..<100 {
        _ = try run(scripts[round % scripts.count])
      }
      // Dispatch opens one or two of its own when it likes.
      #expect(openDescriptors() < before + 10)
      #expect(waitpid(-1, nil, WNOHANG) == -1 && errno == ECHILD)
    }
  }

  @Test("what the program started in its own group is killed with it")
  func group() throws {
    let folder = try TemporaryFolder()
    mkfifo(folder.path(of: "pipe"), 0o600)
    let pipe = open(folder.path(of: "pipe"), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    defer { close(pipe) }
    try runChild(writingTo: "pipe", in: folder)
    var writerHasGone = pollfd(fd: pipe, events: 0, revents: 0)
    #expect(poll(&writerHasGone, 1, 10_000) == 1)
  }

  /// Runs a program until a child of its own holds the pipe open, and lets the session go.
  private func runChild(writingTo pipe: String, in folder: TemporaryFolder) throws {
    let session = try TerminalSession(
      program: "/bin/sh", arguments: ["-c", "trap '' HUP; { echo ready; exec sleep 60; } 2>\(pipe) & wait"],
      environment: try folder.environment(), directory: folder.path)
    try session.waitForText("ready")
  }
}
