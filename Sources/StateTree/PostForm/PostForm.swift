import Posts
import UnicodeText

/// A memo while it is typed: every field as it stands on the screen.
package struct PostForm: Hashable, Sendable {
  package var author = ""
  package var book = ""
  /// Nil leaves it to the text, or to each of several memos.
  package var kind: PostKind?
  package var page = ""
  package var tags = ""
  package var text = QuotedBody()

  package init() {}

  /// A memo with its text as it is.
  package init(_ post: Post, body: String) {
    author = ItemText.authors.text(of: post.authors)
    book = post.book
    kind = post.kind
    page = post.page
    tags = ItemText.tags.text(of: post.tags)
    text = QuotedBody(body)
  }

  /// What several memos have in common.
  package init(common posts: [Post]) {
    author = ItemText.authors.text(of: posts.common(\.authors) ?? [])
    book = posts.common(\.book) ?? ""
    kind = posts.common(\.kind)
    tags = ItemText.tags.text(of: posts.common(\.tags) ?? [])
  }

  /// The text of a field that is typed into; nil for the one that is chosen from.
  package func text(of field: PostFormField) -> String? {
    Self.path(of: field).map { self[keyPath: $0] }
  }

  package mutating func setText(_ text: String, of field: PostFormField) {
    guard let path = Self.path(of: field) else { return }
    self[keyPath: path] = text
  }

  package var authors: [String] { ItemText.authors.items(of: author) }

  /// What the memo is where nothing else was chosen.
  package var impliedKind: PostKind {
    let isQuote = !text.quote.isEmpty || text.note.first { !$0.isWhitespace } == ">"
    return isQuote ? .quote : .note
  }

  /// Whether a field holds another text than in another form; letters composed in another way make another text.
  package func differs(from other: PostForm, in field: PostFormField) -> Bool {
    guard let path = Self.path(of: field) else { return kind != other.kind }
    return !self[keyPath: path].hasSameBytes(as: other[keyPath: path])
  }

  private static func path(of field: PostFormField) -> WritableKeyPath<PostForm, String>? {
    switch field {
    case .author: \.author
    case .book: \.book
    case .page: \.page
    case .tags: \.tags
    case .quote: \.text.quote
    case .note: \.text.note
    case .kind: nil
    }
  }
}

extension [Post] {
  /// The value that all memos have; nil where they differ.
  fileprivate func common<Value: Equatable>(_ value: (Post) -> Value) -> Value? {
    guard let first = first.map(value), allSatisfy({ value($0) == first }) else { return nil }
    return first
  }
}
