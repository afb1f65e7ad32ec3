/// Bracketed paste: the terminal marks pasted text, so that it is not taken for keys. Terminfo has no name for it.
enum PasteMode {
  static let on = Array("\u{1B}[?2004h".utf8)
  static let off = Array("\u{1B}[?2004l".utf8)
}
