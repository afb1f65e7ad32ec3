/// What an editor has made of a text.
package struct TextVisit: Hashable, Sendable {
  /// As it stands in the file; nil where that is gone or cannot be read.
  package let text: String?
  package let end: EditorEnd
  /// The path of the file that holds the text until it is forgotten.
  package let file: String

  package init(text: String?, end: EditorEnd, file: String) {
    self.text = text
    self.end = end
    self.file = file
  }

  /// What there is to tell about it; nil when all went as usual.
  package var notice: EditorNotice? {
    text == nil ? .textGone : EditorNotice(end)
  }
}
