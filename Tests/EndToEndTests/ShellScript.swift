import TerminalHarness

/// A script for the shell, in which `dokusho` is the program on a memo store, and the working directory is the folder around
/// the store.
struct ShellScript {
  let end: ProgramExit
  let output: [UInt8]
  /// What came on the error stream.
  let talk: String

  /// Runs the script to its end, without a terminal but for its input.
  init(_ script: String, in store: MemoStore, environment: [String: String] = [:]) throws {
    let folder = store.folder
    let begin = "dokusho() { \(Program.path) \"$@\"; }\nexport DOKUSHO_DATA_DIR='\(store.path)'\n"
    let session = try TerminalSession(
      program: "/bin/sh", arguments: ["-c", "\(begin)exec >output 2>talk\n\(script)"],
      environment: try folder.environment(environment), directory: folder.path, timeout: .seconds(60))
    end = try session.waitForExit()
    output = try folder.readBytes("output")
    talk = try folder.read("talk")
  }

  /// The output as lines.
  var lines: [String] {
    String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
