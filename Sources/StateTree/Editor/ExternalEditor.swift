import Posts

/// The person's own editor, which has the terminal while it runs. A port.
@MainActor
package protocol ExternalEditor: Sendable {
  /// Lets the person edit the file of a memo itself, of which a copy is kept before, and returns when the editor has
  /// ended. Throws where it was not opened at all.
  func edit(_ id: PostID) async throws(EditorError) -> MemoVisit

  /// Lets the person go on with a text that is no memo yet. Its file is kept until `forget` is called.
  func edit(_ text: String) async throws(EditorError) -> TextVisit

  /// Removes the file of a text, now that the text is safe elsewhere.
  func forget(_ visit: TextVisit)
}
