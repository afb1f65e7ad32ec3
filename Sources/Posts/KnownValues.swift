import UnicodeText

/// The books, authors and tags in use, each the most used first, for completing what is typed.
package struct KnownValues: Sendable {
  package private(set) var books: [KnownValue] = []
  package private(set) var authors: [KnownValue] = []
  package private(set) var tags: [KnownValue] = []
  /// The author of a book whose memos have one and the same.
  private var authorsOfBooks: [String: [String]] = [:]

  package init() {}

  /// Counts what these memos hold.
  package init(_ posts: some Collection<Post>) {
    books = Self.counted(posts.lazy.map(\.book))
    authors = Self.counted(posts.lazy.flatMap(\.authors))
    tags = Self.counted(posts.lazy.flatMap(\.tags))
    for post in posts where !post.book.isEmpty && !post.authors.isEmpty {
      let known = authorsOfBooks[post.book] ?? post.authors
      authorsOfBooks[post.book] = known == post.authors ? known : []
    }
  }

  /// The authors of a book, where all memos that name any name the same; else none.
  package func authors(ofBook book: String) -> [String] { authorsOfBooks[book] ?? [] }

  private static func counted(_ texts: some Sequence<String>) -> [KnownValue] {
    var counts: [String: Int] = [:]
    for text in texts where !text.isEmpty { counts[text, default: 0] += 1 }
    return counts.map { KnownValue(text: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.text) < ($0.count, $1.text) }
  }
}

/// A value in use and how many memos hold it.
package struct KnownValue: Hashable, Sendable {
  package let text: String
  package let count: Int
  private let folded: [UInt8]

  init(text: String, count: Int) {
    self.text = text
    self.count = count
    folded = Folding.folded(text)
  }
}

extension [KnownValue] {
  /// Those that contain a text, matched as a search does; those that begin with it first, each the most used first.
  package func containing(_ text: String, limit: Int) -> [KnownValue] {
    let wanted = Folding.folded(text)
    guard !wanted.isEmpty else { return [] }
    let beginning = filter { $0.begins(with: wanted) }
    let inside = beginning.count < limit ? filter { $0.holdsInside(wanted) } : []
    return Array((beginning + inside).prefix(limit))
  }
}

extension KnownValue {
  fileprivate func begins(with wanted: [UInt8]) -> Bool { folded.starts(with: wanted) }

  fileprivate func holdsInside(_ wanted: [UInt8]) -> Bool {
    (folded.firstIndex(of: wanted, from: 0) ?? 0) > 0
  }
}
