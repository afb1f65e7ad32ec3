import Posts

extension MemoVisit {
  /// Takes back what the editor has done to the memo; nil when that is nothing.
  package var inverse: WriteBatch? {
    switch after {
    case .file(before), .folder, .unreadable: nil
    case .file(let bytes):
      WriteBatch([.revert(id, Reversion(from: bytes, to: before, changes: [], old: []))])
    case .nothing: WriteBatch([.create(id, before)])
    }
  }
}
