/// What becomes of pasted text in a field: its control characters are left out.
enum PastedText {
  /// For a field of many lines: every kind of line end is a newline, and tabs stay.
  static func lines(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for character in text {
      if character.isNewline {
        scalars.append("\n")
      } else {
        scalars += character.unicodeScalars.filter { $0 == "\t" || $0.properties.generalCategory != .control }
      }
    }
    return String(scalars)
  }

  /// For a field of one line: line ends and tabs become blanks.
  static func line(_ text: String) -> String {
    String(lines(text).map { $0 == "\n" || $0 == "\t" ? " " : $0 })
  }
}
