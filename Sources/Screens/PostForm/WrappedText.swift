import StateTree
import UnicodeText

/// The rows of the fields of many lines, wrapped anew only where the text or the width is another one.
struct WrappedText {
  private var rows: [PostFormField: (text: String, width: Int, rows: [TextRow])] = [:]

  mutating func rows(of text: String, in field: PostFormField, width: Int) -> [TextRow] {
    if let known = rows[field], known.width == width, known.text.utf8.elementsEqual(text.utf8) {
      return known.rows
    }
    let new = LineBreaking.rows(of: text, width: width)
    rows[field] = (text, width, new)
    return new
  }
}
