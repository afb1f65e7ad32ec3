import UnicodeText

/// An expression made ready to be asked of many memos.
indirect enum PostTest: Sendable {
  case all([PostTest])
  case any([PostTest])
  case not(PostTest)
  /// A folded word that stands somewhere in the text.
  case word([UInt8])
  /// A question to the fields or the folded text.
  case question(@Sendable (Post, SearchText) -> Bool)

  init(_ expression: SearchExpression, today: Day) {
    switch expression {
    case .all(let parts): self = .all(parts.map { PostTest($0, today: today) })
    case .any(let parts): self = .any(parts.map { PostTest($0, today: today) })
    case .not(let part): self = .not(PostTest(part, today: today))
    case .term(let term): self.init(term, today: today)
    }
  }

  /// The word, where it is nothing else.
  var word: [UInt8]? {
    if case .word(let word) = self { return word }
    return nil
  }

  func holds(for post: Post, _ text: SearchText) -> Bool {
    switch self {
    case .all(let parts): parts.allSatisfy { $0.holds(for: post, text) }
    case .any(let parts): parts.contains { $0.holds(for: post, text) }
    case .not(let part): !part.holds(for: post, text)
    case .word(let word): text.contains(word)
    case .question(let question): question(post, text)
    }
  }
}

extension PostTest {
  private init(_ term: SearchTerm, today: Day) {
    switch term {
    case .text(let text), .romaji(let text), .regex(let text): self = .word(Folding.folded(text))
    case .book(let text): self = .field(text, { [$0.book] }, SearchText.bookContains)
    case .author(let text): self = .field(text, \.authors, SearchText.authorsContain)
    case .tag(let text): self = .field(text, \.tags, SearchText.tagsContain)
    case .title(let text): self = .field(text, { [$0.title] }, nil)
    case .kind(let kinds): self = .question { post, _ in kinds.contains(post.kind) }
    case .status(let statuses): self = .question { post, _ in post.status.map(statuses.contains) ?? false }
    case .rating(let range): self = .question { post, _ in post.rating.map(range.contains) ?? false }
    case .favorite(let isFavorite): self = .question { post, _ in post.isFavorite == isFavorite }
    case .page(let page): self = .question { post, _ in Folding.folded(post.page) == Folding.folded(page) }
    case .created(let range): self = .date(range, today) { $0.created.day }
    case .updated(let range): self = .date(range, today) { ($0.updated ?? $0.created).day }
    case .has(let part): self = .question { post, _ in part.isThere(in: post) }
    }
  }

  /// Part of a field, which the folded text answers quickly where it has the field apart, or after `=` the whole.
  private static func field(
    _ text: String, _ values: @escaping @Sendable (Post) -> [String],
    _ contains: (@Sendable (SearchText) -> ([UInt8]) -> Bool)?
  ) -> PostTest {
    if text.hasPrefix("=") {
      let whole = Folding.folded(String(text.dropFirst()))
      return .question { post, _ in
        values(post).contains { Folding.folded($0) == whole } || whole.isEmpty && values(post).isEmpty
      }
    }
    let part = Folding.folded(text)
    if part.isEmpty { return .all([]) }
    if let contains { return .question { _, text in contains(text)(part) } }
    return .question { post, _ in values(post).contains { Folding.folded($0).holds(part) } }
  }

  private static func date(
    _ range: DateRange, _ today: Day, _ day: @escaping @Sendable (Post) -> Day
  ) -> PostTest {
    let days = range.days(today: today)
    return .question { post, _ in
      let day = day(post)
      return days.first.map { $0 <= day } ?? true && days.last.map { day <= $0 } ?? true
    }
  }
}

extension PostPart {
  fileprivate func isThere(in post: Post) -> Bool {
    switch self {
    case .book: !post.book.isEmpty
    case .author: !post.authors.isEmpty
    case .tag: !post.tags.isEmpty
    case .page: !post.page.isEmpty
    case .rating: post.rating != nil
    case .status: post.status != nil
    case .quote, .note: !post.firstWords.isEmpty
    }
  }
}

extension [UInt8] {
  fileprivate func holds(_ part: [UInt8]) -> Bool { contains(part, in: 0..<count) }
}
