@testable import Posts

/// Conditions at random, with texts that are full of what has a meaning in a query line.
struct RandomCondition {
  private static let pieces = [
    "\"", ":", "：", "-", "－", "OR", "AND", "/", "(", ")", "（", "）", "「", "」", "“", "”", "＂", "~", "～", "〜",
    "=", "＝",
    "\\", "..", ",", "、", ">", " ", "　", "\u{301}", "\u{3099}", "\u{200D}", "\u{600}", "\u{FE0F}", "\r\n",
    "//",
    "book", "本", "タグ", "sort:title", "fav:yes", "created:", "today", "昨日", "猫", "か", "ー", "ｶ", "a", "é", "1",
    "👩‍👩‍👦", "\0",
  ]

  static func text(using random: inout some RandomNumberGenerator) -> String {
    (0..<Int.random(in: 1...5, using: &random)).map { _ in pick(pieces, &random) }.joined()
  }

  static func condition(using random: inout some RandomNumberGenerator) -> SearchCondition {
    let parts = (0..<Int.random(in: 0...5, using: &random)).map { _ in expression(depth: 3, using: &random) }
    let sort = PostSort(
      key: pick(PostSort.Key.allCases, &random), direction: pick([.ascending, .descending], &random))
    return SearchCondition(.conjunction(parts)).sorted(sort)
  }

  private static func expression(
    depth: Int, using random: inout some RandomNumberGenerator
  ) -> SearchExpression {
    switch depth == 0 ? 0 : Int.random(in: 0...9, using: &random) {
    case 7: return .conjunction(parts(depth: depth - 1, using: &random))
    case 8: return .disjunction(parts(depth: depth - 1, using: &random))
    case 9: return .negation(expression(depth: depth - 1, using: &random))
    default: return .term(term(using: &random))
    }
  }

  private static func parts(
    depth: Int, using random: inout some RandomNumberGenerator
  ) -> [SearchExpression] {
    (0..<Int.random(in: 1...3, using: &random)).map { _ in expression(depth: depth, using: &random) }
  }

  private static func term(using random: inout some RandomNumberGenerator) -> SearchTerm {
    let text = text(using: &random)
    switch Int.random(in: 0...15, using: &random) {
    case 0: return .regex(pattern(text))
    case 1: return .romaji(text)
    case 2: return .book(text)
    case 3: return .author(text)
    case 4: return .tag(text)
    case 5: return .title(text)
    case 6: return .page(text)
    case 7: return .kind([pick(PostKind.allCases, &random), pick(PostKind.allCases, &random)])
    case 8: return .status([pick(ReadingStatus.allCases, &random), pick(ReadingStatus.allCases, &random)])
    case 9: return .rating(Int.random(in: 1...3, using: &random)...Int.random(in: 3...5, using: &random))
    case 10: return .favorite(.random(using: &random))
    case 11: return .created(dates(using: &random))
    case 12: return .updated(dates(using: &random))
    case 13: return .has(pick(PostPart.allCases, &random))
    default: return .text(text)
    }
  }

  /// A pattern as the parser reads them: a slash stands for itself, and each other sign behind a backslash.
  private static func pattern(_ text: String) -> String {
    let signs = "\\^$.|?*+()[]{}".unicodeScalars
    return String(
      String.UnicodeScalarView(text.unicodeScalars.flatMap { signs.contains($0) ? ["\\", $0] : [$0] }))
  }

  private static func dates(using random: inout some RandomNumberGenerator) -> DateRange {
    let (from, to) = (date(using: &random), date(using: &random))
    switch Int.random(in: 0...3, using: &random) {
    case 0: return DateRange(from: from, to: nil)
    case 1: return DateRange(from: nil, to: to)
    case 2: return DateRange(from: from, to: from)
    default: return DateRange(from: from, to: to)
    }
  }

  private static func date(using random: inout some RandomNumberGenerator) -> DateTerm {
    let count = Int.random(in: 0...3, using: &random)
    switch Int.random(in: 0...6, using: &random) {
    case 0: return .year(Int.random(in: 0...9999, using: &random))
    case 1: return .month(year: 2026, month: Int.random(in: 1...12, using: &random))
    case 2: return .day(Day(daysSinceEpoch: Int.random(in: 0...30_000, using: &random)))
    case 3: return .daysAgo(count)
    case 4: return .weeksAgo(count)
    case 5: return .monthsAgo(count)
    default: return .yearsAgo(count)
    }
  }

  private static func pick<Value>(_ values: [Value], _ random: inout some RandomNumberGenerator) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }
}
