import StateTree
import UnicodeText

/// The rows of the fields of many lines, made anew only where the text or the width is another one.
struct WrappedText {
  private var fields: [PostFormField: EditedRows] = [:]

  mutating func rows(of text: String, in name: PostFormField, width: Int) -> [TextRow] {
    fields[name, default: EditedRows()].rows(of: text, width: width)
  }
}
