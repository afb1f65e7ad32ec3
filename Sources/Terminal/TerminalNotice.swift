/// What a person should know of a screen that works, but not as well as it could.
package enum TerminalNotice: Hashable, Sendable {
  /// The type in TERM is not known to this machine, and is treated like another.
  case typeReplaced(String, by: String)
  /// There is no UTF-8 locale: letters beyond ASCII cannot be shown.
  case noUnicode
}
