import StateTree
import UnicodeText

/// The rows of the fields of many lines, made anew only where the text or the width is another one.
struct WrappedText {
  private struct Field {
    var edited = EditedRows()
    var text = ""
    var width = 0
    var rows: [TextRow] = []
  }

  private var fields: [PostFormField: Field] = [:]

  mutating func rows(of text: String, in name: PostFormField, width: Int) -> [TextRow] {
    let known = fields[name]
    if let known, known.width == width, known.text.utf8.elementsEqual(text.utf8) { return known.rows }
    var field = known ?? Field()
    (field.text, field.width) = (text, width)
    field.rows = field.edited.rows(of: text, width: width)
    fields[name] = field
    return field.rows
  }
}
