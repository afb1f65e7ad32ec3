@testable import Posts

extension QuerySnapshot {
  /// The names of its memos, in order.
  var names: [String] { documents.map(\.id.text) }

  /// Its changes, each as kind and name.
  var story: [String] { documentChanges.map { "\($0.kind) \($0.post.id.text)" } }

  /// The first memo of that name.
  func memo(_ name: String) -> Post? {
    documents.first { $0.id == PostID(name) }
  }
}

extension [QuerySnapshot] {
  /// The changes of all, each as kind and name.
  var story: [String] { flatMap(\.story) }

  /// Whether the changes of each turn the documents of the one before into its own.
  var areContinuous: Bool {
    var documents: [Post] = []
    for snapshot in self {
      for change in snapshot.documentChanges { documents.replay(change) }
      if !snapshot.documents.elementsEqual(documents) { return false }
    }
    return true
  }
}

extension [Post] {
  fileprivate mutating func replay(_ change: DocumentChange) {
    if let oldIndex = change.oldIndex { remove(at: oldIndex) }
    if let newIndex = change.newIndex { insert(change.post, at: newIndex) }
  }
}
