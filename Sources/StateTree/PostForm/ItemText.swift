/// A list as one text to be typed, and back.
///
/// Items are set apart by semicolons where there is one, else by commas where there is one, else by blanks where
/// blanks set apart; the Japanese marks are as good.
package struct ItemText {
  /// Whether blanks set items apart too, as between tags.
  let splitsAtBlanks: Bool

  package static let authors = ItemText(splitsAtBlanks: false)
  package static let tags = ItemText(splitsAtBlanks: true)

  /// The text that is read back as these items.
  package func text(of items: [String]) -> String {
    let ways =
      (splitsAtBlanks ? [items.joined(separator: " ")] : []) + [
        items.joined(separator: ", "), items.joined(separator: ", ") + ",", items.joined(separator: "; "),
        items.joined(separator: "; ") + ";",
      ]
    return ways.first { self.items(of: $0) == items } ?? ways[0]
  }

  package func items(of text: String) -> [String] {
    text.split(whereSeparator: separator(of: text)).map { String($0).trimmed }.filter { !$0.isEmpty }
  }

  /// The item that is being typed at the end of a text, and what stands before it.
  package func lastItem(of text: String) -> (head: String, item: String) {
    let isSeparator = separator(of: text)
    let start = text.lastIndex(where: isSeparator).map { text.index(after: $0) } ?? text.startIndex
    let item = text[start...].drop(while: \.isWhitespace)
    return (String(text[..<item.startIndex]), String(item))
  }

  private func separator(of text: String) -> (Character) -> Bool {
    for marks in [";；", ",、，"] where text.contains(where: marks.contains) { return { marks.contains($0) } }
    return splitsAtBlanks ? { $0.isWhitespace } : { _ in false }
  }
}

extension String {
  /// Without the blanks at both ends.
  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
