import TerminalHarness

/// A shell script in a small terminal, with a folder of its own as home.
struct Shell {
  let folder: TemporaryFolder
  let session: TerminalSession

  init(
    _ script: String, size: (rows: Int, columns: Int) = (rows: 6, columns: 30),
    standardError: StandardErrorRoute = .terminal, timeout: Duration = .seconds(10)
  ) throws {
    folder = try TemporaryFolder()
    session = try TerminalSession(
      program: "/bin/bash", arguments: ["-c", script], environment: try folder.environment(), size: size,
      directory: folder.path, standardError: standardError, timeout: timeout)
  }
}
