import Terminal

/// The command that opens the person's own editor.
struct EditorCommand {
  /// As it was given, with its arguments.
  let text: String

  /// VISUAL goes before EDITOR; without both it is vi.
  init(environment: [String: String]) {
    text =
      ["VISUAL", "EDITOR"].compactMap { environment[$0] }.first { !$0.allSatisfy(\.isWhitespace) } ?? "vi"
  }

  /// Opens a file. The shell takes the command apart, quotation marks included, and makes way for it; it never reads
  /// the path, which therefore may hold anything.
  func opening(_ path: [UInt8]) -> ChildCommand {
    ChildCommand(
      program: "/bin/sh",
      arguments: ["sh", "-c", "exec \(text) \"$1\"", "sh"].map { Array($0.utf8) } + [path])
  }
}
