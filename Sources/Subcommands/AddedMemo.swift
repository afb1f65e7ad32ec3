import Posts

/// The memo that `add` is to make.
package struct AddedMemo: Hashable, Sendable {
  /// Where its text comes from.
  package enum Text: Hashable, Sendable {
    case none
    case given(String)
    case standardInput
  }

  package var book = ""
  package var authors: [String] = []
  package var page = ""
  package var tags: [String] = []
  /// Nil leaves it to the text.
  package var kind: PostKind?
  package var quote = ""
  package var text = Text.none

  package init() {}

  /// Whether the command line says nothing of it, so that it is to be written in an editor.
  package var isEmpty: Bool { self == AddedMemo() }
}
