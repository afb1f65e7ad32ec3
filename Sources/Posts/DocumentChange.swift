/// One memo that was added to a query's result, changed or moved in it, or left it.
package struct DocumentChange: Sendable {
  /// What happened to the memo in the result.
  package enum Kind: Hashable, Sendable {
    case added, modified, removed
  }

  package let kind: Kind
  /// The new version; of a removed memo the last one.
  package let post: Post
  /// Its index once all earlier changes of the same snapshot are made; nil when added.
  package let oldIndex: Int?
  /// Its index after this change; nil when removed.
  package let newIndex: Int?

  package init(kind: Kind, post: Post, oldIndex: Int?, newIndex: Int?) {
    self.kind = kind
    self.post = post
    self.oldIndex = oldIndex
    self.newIndex = newIndex
  }
}
