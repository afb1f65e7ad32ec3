/// The changes of a snapshot: removals first, then additions, then modifications, each in the order of the query.
package struct DocumentChanges: Sendable {
  private let storage: Storage

  /// The changes of a listener's first snapshot: every document added.
  package init(initial documents: OrderedPosts) {
    storage = .initial(documents)
  }

  package init(_ changes: [DocumentChange]) {
    storage = .changes(changes)
  }

  package static let none = DocumentChanges([])

  /// Every document at these places added.
  init(added places: Range<Int>, of documents: OrderedPosts) {
    storage = .added(documents, places)
  }

  /// Whether these are the changes of a listener's first snapshot.
  package var areInitial: Bool {
    if case .initial = storage { true } else { false }
  }
}

extension DocumentChanges: RandomAccessCollection {
  package var startIndex: Int { 0 }

  package var endIndex: Int {
    switch storage {
    case .initial(let documents): documents.count
    case .added(_, let places): places.count
    case .changes(let changes): changes.count
    }
  }

  package subscript(index: Int) -> DocumentChange {
    switch storage {
    case .initial(let documents):
      DocumentChange(kind: .added, post: documents[index], oldIndex: nil, newIndex: index)
    case .added(let documents, let places):
      DocumentChange(
        kind: .added, post: documents[places.lowerBound + index], oldIndex: nil,
        newIndex: places.lowerBound + index)
    case .changes(let changes): changes[index]
    }
  }
}

extension DocumentChanges {
  /// A hundred thousand additions are not worth an array of their own.
  fileprivate enum Storage: Sendable {
    case initial(OrderedPosts)
    case added(OrderedPosts, Range<Int>)
    case changes([DocumentChange])
  }
}
