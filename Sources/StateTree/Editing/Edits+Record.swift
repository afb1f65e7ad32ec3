import Posts

extension Edits {
  /// Keeps the way back over an edit that another program made meanwhile, such as an editor.
  @MainActor
  package func record(_ inverse: WriteBatch, as name: EditName) async {
    turns.begin()
    defer { turns.end() }
    await history.record(EditStep(name: name, batch: inverse))
  }
}
