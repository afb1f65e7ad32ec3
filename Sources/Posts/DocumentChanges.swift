/// The changes of a snapshot: removals first, then additions, then modifications, each in the order of the query.
package struct DocumentChanges: Sendable {
  private let storage: Storage

  /// The changes of a listener's first snapshot: every document added.
  package init(initial documents: [Post]) {
    storage = .initial(documents)
  }

  /// The changes that add all documents from a place on.
  init(appended documents: [Post], from place: Int) {
    storage = .appended(documents[place...])
  }

  package init(_ changes: [DocumentChange]) {
    storage = .changes(changes)
  }

  package static let none = DocumentChanges([])

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
    case .appended(let documents): documents.count
    case .changes(let changes): changes.count
    }
  }

  package subscript(index: Int) -> DocumentChange {
    switch storage {
    case .initial(let documents):
      DocumentChange(kind: .added, post: documents[index], oldIndex: nil, newIndex: index)
    case .appended(let documents):
      DocumentChange(
        kind: .added, post: documents[documents.startIndex + index], oldIndex: nil,
        newIndex: documents.startIndex + index)
    case .changes(let changes): changes[index]
    }
  }
}

extension DocumentChanges {
  /// A hundred thousand changes are not worth an array of their own where they all add.
  fileprivate enum Storage: Sendable {
    case initial([Post])
    case appended(ArraySlice<Post>)
    case changes([DocumentChange])
  }
}
