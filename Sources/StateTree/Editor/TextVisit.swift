/// What an editor has made of a text.
package struct TextVisit: Hashable, Sendable {
  /// As it stands in the file; nil where that is gone or cannot be read.
  package let text: String?
  package let end: EditorEnd
  /// Whether the editor came back at once and left the text as it was: it may go on in a window of its own.
  package let cameBackAtOnce: Bool
  /// The path of the file that holds the text until it is forgotten.
  package let file: String

  /// What an editor has made of the text `before` in this time.
  package init(before: String, text: String?, end: EditorEnd, duration: Duration, file: String) {
    self.text = text
    self.end = end
    cameBackAtOnce = text == before && duration < MemoVisit.leastDuration
    self.file = file
  }

  /// What there is to tell about it; nil when all went as usual.
  package var notice: EditorNotice? {
    switch end {
    case _ where text == nil: .textGone
    case .fine(let editor) where cameBackAtOnce: .textElsewhere(editor, file: file)
    default: EditorNotice(end)
    }
  }
}
