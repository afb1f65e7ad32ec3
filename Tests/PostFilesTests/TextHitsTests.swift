import SeededRandom
import Testing

@testable import PostFiles
@testable import Posts

@Suite("A scan over many memos") struct TextHitsTests {
  private struct Memo {
    let post: Post
    let text: SearchText
  }

  @Test(
    "finds just the memos that are found one by one, for random memos and random conditions", arguments: 0..<4
  )
  func agreement(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let memos = Self.memos(&random)
    var table = TextTable()
    let places = memos.map { table.add($0.text) }
    for _ in 0..<50 {
      let condition = Self.condition(&random)
      let matcher = PostMatcher(condition, today: Day(daysSinceEpoch: 5))
      let hits = TextHits(of: matcher.words, in: table, Cancellation())
      let fast = zip(memos, places).filter { memo, place in
        (hits?[place] ?? true) && matcher.matchesBesideWords(memo.post, memo.text)
      }
      let slow = memos.filter { matcher.matches($0.post, $0.text) }
      #expect((hits == nil) == matcher.words.isEmpty)
      #expect(fast.map(\.0.post.id) == slow.map(\.post.id), "\(condition)")
    }
  }

  @Test("finds no word that runs from one memo into the next, and all that come after it")
  func borders() {
    var builder = SearchChunkBuilder()
    let fields = PostFields(id: PostID("a"))
    for body in ["猫\u{0}", "犬猫", "猫\u{0}\n\n\n\n\n犬"] {
      _ = Array(body.utf8).withUnsafeBytes { builder.append(fields, body: $0) }
    }
    let chunk = builder.finish()
    var table = TextTable()
    let places = (0..<chunk.count).map { table.add(SearchText(chunk, number: $0)) }
    func found(_ word: String) -> [Int] {
      let hits = TextHits(of: SearchWord(word).map { [PlacedWord($0)] } ?? [], in: table, Cancellation())
      return places.filter { hits?[$0] ?? false }.map { Int($0.number) }
    }
    #expect(found("猫\u{0}") == [0, 2])
    #expect(found("猫\u{0}\u{0}").isEmpty && found("犬猫\u{0}").isEmpty)
    #expect(found("\u{0}\n\n\n\n\n犬") == [2])
  }

  @Test("is given up when nobody waits for it")
  func cancelled() {
    let cancellation = Cancellation()
    cancellation.cancel()
    #expect(
      TextHits(of: SearchWord("a").map { [PlacedWord($0)] } ?? [], in: TextTable(), cancellation) == nil)
  }

  @Test("looks no more at texts of which the last memo has gone, and finds all others by their places")
  func gone() {
    var table = TextTable()
    let texts = ["猫", "犬", "猫と犬"].map { word in
      Array(word.utf8).withUnsafeBytes { SearchText(Post(PostFields(id: PostID("a"))), body: $0) }
    }
    let places = texts.map { table.add($0) }
    table.remove(texts[1])
    #expect(table.chunks.map(\.count) == [1, 0, 1])
    let hits = TextHits(of: SearchWord("犬").map { [PlacedWord($0)] } ?? [], in: table, Cancellation())
    #expect(places.map { hits?[$0] } == [false, false, true])
    #expect(table.add(texts[1]).chunk == 3)
  }

  private static let letters = ["a", "B", "猫", "ネコ", "\u{0}", "。", " "]

  private static func text(_ length: ClosedRange<Int>, _ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: length, using: &random)).map { _ in letters.randomElement(using: &random) ?? "" }
      .joined()
  }

  /// Memos in chunks of a few, the last one alone.
  private static func memos(_ random: inout SeededGenerator) -> [Memo] {
    var memos: [Memo] = []
    for _ in 0..<8 {
      var builder = SearchChunkBuilder()
      let posts = (0..<Int.random(in: 1...12, using: &random)).map { _ in post(memos.count, &random) }
      let places = posts.map { post in
        Array(text(0...12, &random).utf8).withUnsafeBytes { builder.append(post.fields, body: $0) }
      }
      let chunk = builder.finish()
      memos += zip(posts, places).map { Memo(post: $0, text: SearchText(chunk, number: $1)) }
    }
    return memos
  }

  private static func post(_ number: Int, _ random: inout SeededGenerator) -> Post {
    var fields = PostFields(id: PostID("\(number)-\(text(0...2, &random))"))
    fields.title = text(0...3, &random)
    fields.book = text(0...2, &random)
    fields.authors = (0..<Int.random(in: 0...2, using: &random)).map { _ in text(0...2, &random) }
    fields.tags = (0..<Int.random(in: 0...3, using: &random)).map { _ in text(1...2, &random) }
    fields.kind = PostKind.allCases.randomElement(using: &random) ?? .note
    fields.isFavorite = .random(using: &random)
    fields.created = Timestamp(seconds: .random(in: 0...10 * 86_400, using: &random), offset: 0)
    return Post(fields)
  }

  private static func condition(_ random: inout SeededGenerator) -> SearchCondition {
    var condition = SearchCondition()
    condition = condition.containing(
      (0..<Int.random(in: 0...3, using: &random)).map { _ in text(0...2, &random) }
        .joined(separator: [" ", "　", "\u{200B} "].randomElement(using: &random) ?? " "))
    func rarely() -> Bool { Int.random(in: 0..<5, using: &random) == 0 }
    if rarely() { condition.book = text(0...1, &random) }
    if rarely() { condition.author = text(0...1, &random) }
    if rarely() { condition.tags = [text(0...1, &random)] }
    if rarely() { condition.kinds = [.quote, .note] }
    condition.favoritesOnly = rarely()
    if rarely() { condition.createdFrom = .day(Day(daysSinceEpoch: 4)) }
    return condition
  }
}
