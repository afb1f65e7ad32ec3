/// How screens are compared as text: spaces at the end of a row and empty rows at the end mean nothing.
enum ScreenText {
  /// The rows of a text, in the form to compare.
  static func rows(of text: String) -> [String] {
    rows(of: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }

  /// These rows, in the form to compare.
  static func rows(of lines: [String]) -> [String] {
    let trimmed = lines.map(rightTrimmed)
    let last = trimmed.lastIndex { !$0.isEmpty }
    return last.map { Array(trimmed[...$0]) } ?? []
  }

  /// A row without the spaces at its end.
  static func rightTrimmed(_ line: String) -> String {
    let last = line.lastIndex { $0 != " " }
    return last.map { String(line[...$0]) } ?? ""
  }
}
