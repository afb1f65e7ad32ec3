import Drawing

/// What the terminal tells the program.
package enum TerminalEvent: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// Text was pasted. It is raw: it can hold control characters, and its line ends are mostly `\r`.
  case paste(String)
  /// The screen has another size; nothing has been drawn for it yet.
  case resized(Size)
  /// The program is on the screen again after it had stopped or left it; the world may have changed meanwhile.
  case resumed
  /// The program was asked to end by a signal, or the terminal is gone, which counts as SIGHUP.
  case ended(signal: Int32)
}
