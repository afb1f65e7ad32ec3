import SeededRandom

@testable import Posts

/// Memos and expressions of few characters, so that they often meet.
struct RandomQueries {
  private var random: SeededGenerator

  init(seed: Int) {
    random = SeededGenerator(seed: UInt64(seed))
  }

  private static let letters = [
    "人", "々", "〻", "時", "か", "が", "カ", "ゝ", "ゞ", "ヾ", "ｶ", "ﾞ", "a", "A", "Ａ", "é", "\u{301}", "\u{200B}",
    "\u{3099}", "1",
    "は", "ぱ", "う", "ゔ",
  ]
  private static let patterns = [
    "人", "人.", "^人", "a$", "[か-が]+", "か|時", "人(か)?時", "A", "a", "カ", "é.?", "1a*", "(か|は)[ゝゞ]", "人時", "か{2}",
    "は+a",
    "人{0,1}か", "aか?人",
  ]

  mutating func memo(_ number: Int) -> PlainMemo {
    var fields = PostFields(id: PostID("memo\(number)"))
    fields.book = rarely() ? "" : text(0...3)
    fields.authors = (0..<Int.random(in: 0...2, using: &random)).map { _ in text(1...3) }
    fields.tags = (0..<Int.random(in: 0...2, using: &random)).map { _ in text(1...2) }
    fields.title = text(0...3)
    fields.page = ["", "1", "１", "ix", "IX"].randomElement(using: &random) ?? ""
    fields.chapter = rarely() ? text(1...3) : ""
    fields.kind = one(of: PostKind.allCases, else: .note)
    fields.status = rarely() ? nil : ReadingStatus.allCases.randomElement(using: &random)
    fields.rating = rarely() ? nil : Int.random(in: 1...5, using: &random)
    fields.isFavorite = .random(using: &random)
    fields.created = time()
    fields.updated = rarely() ? time() : nil
    let body = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      (rarely() ? "> " : "") + text(0...8)
    }
    .joined(separator: "\n")
    fields.bodyParts = Array(body.utf8).withUnsafeBytes { BodyParts(of: $0) }
    return PlainMemo(post: Post(fields), body: body)
  }

  mutating func expression(depth: Int = 3) -> SearchExpression {
    switch Int.random(in: 0..<(depth == 0 ? 4 : 7), using: &random) {
    case 4: .conjunction((0..<2).map { _ in expression(depth: depth - 1) })
    case 5: .disjunction((0..<2).map { _ in expression(depth: depth - 1) })
    case 6: .negation(expression(depth: depth - 1))
    default: .term(term())
    }
  }

  private mutating func term() -> SearchTerm {
    switch Int.random(in: 0..<18, using: &random) {
    case 0: .book(value())
    case 1: .author(value())
    case 2: .tag(value())
    case 3: .title(value())
    case 4: .kind([one(of: PostKind.allCases, else: .note), .quote])
    case 5: .status([one(of: ReadingStatus.allCases, else: .read)])
    case 6: .rating(2...Int.random(in: 2...5, using: &random))
    case 7: .favorite(.random(using: &random))
    case 8: .page(["1", "ix"].randomElement(using: &random) ?? "")
    case 9: .created(DateRange(from: .day(Day(daysSinceEpoch: 3)), to: rarely() ? .daysAgo(0) : nil))
    case 10: .updated(DateRange(from: nil, to: .daysAgo(3)))
    case 11: .has(one(of: PostPart.allCases, else: .book))
    case 12, 13: .regex(one(of: Self.patterns, else: "a"))
    default: .text(text(1...3))
    }
  }

  private mutating func value() -> String { (rarely() ? "=" : "") + text(0...2) }

  private mutating func text(_ length: ClosedRange<Int>) -> String {
    (0..<Int.random(in: length, using: &random)).map { _ in one(of: Self.letters, else: "") }.joined()
  }

  private mutating func time() -> Timestamp {
    Timestamp(seconds: .random(in: 0...10 * 86_400, using: &random), offset: 0)
  }

  private mutating func one<Value>(of values: [Value], else other: Value) -> Value {
    values.randomElement(using: &random) ?? other
  }

  private mutating func rarely() -> Bool { Int.random(in: 0..<4, using: &random) == 0 }
}
