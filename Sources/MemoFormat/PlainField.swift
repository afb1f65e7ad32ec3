/// A line of front matter of the common kinds, as places in the bytes it was read from.
package struct PlainField {
  /// How the value is written.
  package enum Style {
    /// `key: text`; without any text the value is null.
    case plain
    /// `key: "text"` without escapes.
    case quoted
    /// `key: [a, b]`, each item plain.
    case list
  }

  package let key: Range<Int>
  package let style: Style
  /// The value with its quotes or brackets.
  package let range: Range<Int>
  /// The value without its quotes; of a list as `range`.
  package let text: Range<Int>
  /// The indexes of a list's items in `PlainFields.items`.
  package let items: Range<Int>

  /// A field of a single text.
  init(key: Range<Int>, style: Style, range: Range<Int>, text: Range<Int>) {
    self.init(key: key, style: style, range: range, text: text, items: 0..<0)
  }

  init(key: Range<Int>, style: Style, range: Range<Int>, text: Range<Int>, items: Range<Int>) {
    self.key = key
    self.style = style
    self.range = range
    self.text = text
    self.items = items
  }
}
