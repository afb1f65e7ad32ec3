import Posts
import Redux

/// One tab of the list: a fixed base condition plus a filter, and what its query has found.
package struct PostTab: Equatable, Sendable {
  /// Which tab it is.
  package enum Name: Hashable, Sendable {
    case memos, favorites, books
    /// The memos of one book, over the other tabs.
    case book
    /// A condition that is kept under this name.
    case saved(String)
  }

  package internal(set) var name: Name
  package private(set) var base: SearchCondition
  package var filter = SearchCondition() {
    didSet { if filter.sort.key != .random { shuffle = nil } }
  }
  /// Which of the random orders is shown; nil before one was drawn and in any other order.
  package var shuffle: UInt64?
  package var selection = PostSelection()
  package var marks = PostMarks()
  /// The newest snapshot; while another condition is being asked for, the last good one. Nil before the first.
  @Revised package var snapshot: QuerySnapshot?
  /// The filter that `snapshot` answers; nil before the first.
  package var answeredFilter: SearchCondition?
  /// The listener that feeds `snapshot`; nil before the tab is first shown and after a failure.
  package var listening: PostListening?
  /// Why there is no listener any more; nil while all is well.
  package var failure: PostsError?

  init(_ name: Name, base: SearchCondition = SearchCondition()) {
    self.name = name
    self.base = base
    filter.sort = base.sort
  }

  /// The memos that the tab asks for.
  package var condition: SearchCondition {
    var condition = filter.within(base)
    condition.sort.seed = shuffle ?? 0
    return condition
  }

  var isToBeShuffled: Bool { filter.sort.key == .random && shuffle == nil }

  package var posts: OrderedPosts { snapshot?.documents ?? [] }

  /// The selected memo; nil in an empty list.
  package var selectedPost: Post? {
    selection.index.flatMap { posts.indices.contains($0) ? posts[$0] : nil }
  }

  package var marked: Set<PostID> { marks.ids }

  /// The memos that an action is for: the marked ones in the order of the list, else the selected one.
  package var chosenPosts: [Post] {
    marked.isEmpty ? selectedPost.map { [$0] } ?? [] : posts.filter { marked.contains($0.id) }
  }
}

/// A listener of the collection and the condition that it belongs to.
package struct PostListening: Equatable, Sendable {
  package let condition: SearchCondition
  package let registration: ListenerRegistration
}

extension PostTab {
  /// Takes in another base; an order that the person chose stays.
  mutating func rebase(to condition: SearchCondition) {
    if filter.sort == base.sort { filter.sort = condition.sort }
    base = condition
  }
}

extension PostTab {
  /// The title of the book whose memos it shows, empty for those without one; nil for a tab of another kind.
  package var bookTitle: String? { name == .book ? String(base.book.dropFirst()) : nil }
}
