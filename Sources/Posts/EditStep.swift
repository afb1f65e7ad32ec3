/// A way back, or forth again, over a change of memos that was made as one.
package struct EditStep: Hashable, Sendable {
  /// What the change is called.
  package let name: EditName
  package let batch: WriteBatch

  package init(name: EditName, batch: WriteBatch) {
    self.name = name
    self.batch = batch
  }
}

/// Back or forth in the history of edits.
package enum EditDirection: Hashable, Sendable {
  case undo, redo
}
