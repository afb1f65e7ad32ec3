/// Whether a listener wants to hear what changes nothing in a memo: that a change reached the disk, or how far the
/// snapshot can be trusted.
package enum MetadataChanges: Hashable, Sendable {
  case included
  case excluded
}

extension DocumentChanges {
  /// The changes of what the memos say, `old` being the documents before them.
  package func ofContent(since old: OrderedPosts) -> DocumentChanges {
    let versions = Dictionary(
      old.lazy.filter { post in contains { $0.kind == .modified && $0.post.id == post.id } }.map {
        ($0.id, $0)
      },
      uniquingKeysWith: { first, _ in first })
    return DocumentChanges(filter { !$0.isOfMetadata(since: versions[$0.post.id]) })
  }
}

extension DocumentChange {
  /// Whether nothing differs but that the change is on disk now, or not yet.
  fileprivate func isOfMetadata(since old: Post?) -> Bool {
    guard kind == .modified, oldIndex == newIndex, var fields = old?.fields else { return false }
    fields.hasPendingWrites = post.hasPendingWrites
    return fields == post.fields
  }
}
