import UnicodeText

/// An expression made ready to be asked of many memos.
indirect enum PostTest: Sendable {
  /// All of these, what needs the body last.
  case all([PostTest])
  case any([PostTest])
  case not(PostTest)
  /// A word that stands in the folded text, or in a part of it.
  case word(PlacedWord)
  /// A question to the fields or the folded text.
  case question(@Sendable (Post, SearchText) -> Bool)
  /// A pattern that matches in a part of the memo as it is written, and a text that its matches hold when folded.
  case written(RegularExpression, required: [UInt8]?)

  init(_ expression: SearchExpression, today: Day, _ romaji: Romaji) {
    switch expression {
    case .all(let parts): self = .all(Self.tests(parts, today, romaji))
    case .any(let parts): self = .any(Self.tests(parts, today, romaji))
    case .not(let part): self = .not(PostTest(part, today: today, romaji))
    case .term(let term): self.init(term, today: today, romaji)
    }
  }

  /// A word without which it cannot hold; nil where none is known.
  var requiredWord: PlacedWord? {
    switch self {
    case .word(let word): word
    case .written(_, let required): required.map { PlacedWord(SearchWord(folded: $0)) }
    default: nil
    }
  }

  var isWord: Bool {
    if case .word = self { return true }
    return false
  }

  var asksForBody: Bool {
    switch self {
    case .all(let parts), .any(let parts): parts.contains(where: \.asksForBody)
    case .not(let part): part.asksForBody
    case .word, .question: false
    case .written: true
    }
  }

  /// - Parameter body: The text after the front matter as it is written, in NFC.
  func holds(for post: Post, _ text: SearchText, _ body: () -> String) -> Bool {
    switch self {
    case .all(let parts): parts.allSatisfy { $0.holds(for: post, text, body) }
    case .any(let parts): parts.contains { $0.holds(for: post, text, body) }
    case .not(let part): !part.holds(for: post, text, body)
    case .word(let word): text.contains(word)
    case .question(let question): question(post, text)
    case .written(let pattern, let required):
      required.map(text.contains) ?? true
        && (post.writtenFields.contains { pattern.matches(NormalForm.composed($0)) }
          || pattern.matches(body()))
    }
  }

  private static func tests(
    _ parts: [SearchExpression], _ today: Day, _ romaji: Romaji
  ) -> [PostTest] {
    let tests = parts.map { PostTest($0, today: today, romaji) }
    return tests.filter { !$0.asksForBody } + tests.filter(\.asksForBody)
  }
}

extension PostTest {
  private static let nothing = PostTest.any([])

  private init(_ term: SearchTerm, today: Day, _ romaji: Romaji) {
    switch term {
    case .text(let text) where romaji.takes(text):
      self = .any([Self.word(text), Self.romaji(text, romaji)])
    case .text(let text): self = Self.word(text)
    case .romaji(let text): self = Self.romaji(text, romaji)
    case .regex(let pattern): self = Self.regex(pattern)
    case .book(let text): self = .field(text, { [$0.book] }, .book)
    case .author(let text): self = .field(text, \.authors, .authors)
    case .tag(let text): self = .field(text, \.tags, .tags)
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

  /// What is nothing once it is folded stands everywhere.
  private static func word(_ text: String) -> PostTest {
    SearchWord(text).map { .word(PlacedWord($0)) } ?? .all([])
  }

  /// Without a dictionary, the word as it is.
  private static func romaji(_ text: String, _ romaji: Romaji) -> PostTest {
    guard let pattern = romaji.dictionary?.pattern(for: text) else { return word(text) }
    return .question { _, text in text.matches(pattern) }
  }

  /// A pattern that is none matches nothing; who wrote it is told where the query is read.
  private static func regex(_ text: String) -> PostTest {
    guard let pattern = try? RegularExpression(NormalForm.composed(text)) else { return nothing }
    return .written(pattern, required: PatternReader.requiredText(text))
  }

  /// Part of a field, which the folded text answers quickly where it has the field apart, or after `=` the whole.
  private static func field(
    _ text: String, _ values: @escaping @Sendable (Post) -> [String],
    _ place: SearchPart?
  ) -> PostTest {
    if text.hasPrefix("=") { return whole(String(text.dropFirst()), values) }
    guard let word = SearchWord(text) else { return .all([]) }
    if let place { return .word(PlacedWord(word, place)) }
    return .question { post, _ in values(post).contains { word.stands(in: Folding.folded($0)) } }
  }

  private static func whole(
    _ text: String, _ values: @escaping @Sendable (Post) -> [String]
  ) -> PostTest {
    guard let whole = SearchWord(text) else {
      return .question { post, _ in values(post).allSatisfy { Folding.folded($0).isEmpty } }
    }
    return .question { post, _ in values(post).contains { whole.spellings.contains(Folding.folded($0)) } }
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

extension Post {
  /// The texts that are searched beside the body.
  fileprivate var writtenFields: [String] {
    [self.title, self.book, self.chapter] + self.authors + self.tags
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
    case .quote: post.bodyParts.contains(.quote)
    case .note: post.bodyParts.contains(.note)
    }
  }
}

extension SearchWord {
  fileprivate func stands(in text: [UInt8]) -> Bool {
    spellings.contains { text.contains($0, in: text.indices) }
  }
}
