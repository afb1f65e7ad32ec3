import SeededRandom
import Testing

@testable import PostFiles
@testable import Posts

@Suite("The hits of words that were looked for before") struct KnownHitsTests {
  @Test(
    "narrowed down letter by letter are those of a scan, for random texts and random typing", arguments: 0..<8
  )
  func typing(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var (table, places) = Self.texts(&random)
    var known = KnownHits()
    var (line, book) = ("", "")
    for _ in 0..<200 {
      if Int.random(in: 0..<40, using: &random) == 0 {
        (table, places) = Self.texts(&random)
        known.forget()
      }
      if Bool.random(using: &random) {
        line = Self.edited(line, &random)
      } else {
        book = Self.edited(book, &random)
      }
      var condition = SearchCondition().containing(line)
      condition.book = book
      let words = PostMatcher(condition, today: Day(daysSinceEpoch: 5)).words
      if words.isEmpty { continue }
      let hits = known.hits(of: words, in: table, Cancellation())
      let fresh = TextHits(of: words, in: table, Cancellation())
      #expect(places.map { hits?[$0] } == places.map { fresh?[$0] }, "\(condition)")
      #expect(hits?.count == places.count { fresh?[$0] ?? false })
    }
  }

  @Test("are none where nobody waits for them, and are looked for again then")
  func cancelled() throws {
    let (table, _) = Self.texts([("", "猫"), ("", "犬")])
    let words = [PlacedWord(try #require(SearchWord("猫")))]
    let cancellation = Cancellation()
    cancellation.cancel()
    var known = KnownHits()
    #expect(known.hits(of: words, in: table, cancellation) == nil)
    #expect(known.hits(of: words, in: table, Cancellation())?.count == 1)
  }

  @Test("of a word in the book are hits of the word anywhere, but not the other way round")
  func parts() throws {
    let word = try #require(SearchWord("猫"))
    #expect(PlacedWord(word, .book).holds(PlacedWord(word)))
    #expect(PlacedWord(word, .book).holds(PlacedWord(word, .book)))
    #expect(!PlacedWord(word).holds(PlacedWord(word, .book)))
    #expect(!PlacedWord(word, .tags).holds(PlacedWord(word, .book)))
  }

  @Test("of a word hold another's where each of its spellings holds one of the other")
  func holding() throws {
    func word(_ text: String) throws -> SearchWord { try #require(SearchWord(text)) }
    #expect(try word("猫の旅").holds(word("の旅")) && word("ネコ").holds(word("ね")))
    #expect(try !word("猫").holds(word("猫の")))
    // 々 may stand for 人, but the text that has it need not hold 人人.
    #expect(try word("人々").holds(word("人")) && !word("人").holds(word("人々")))
  }

  private static let letters = ["a", "b", "猫", "ネ", "人", "々", " "]

  private static func edited(_ line: String, _ random: inout SeededGenerator) -> String {
    Int.random(in: 0..<3, using: &random) == 0
      ? String(line.dropLast()) : line + (letters.randomElement(using: &random) ?? "")
  }

  /// Many short texts, so that most words are rare.
  private static func texts(_ random: inout SeededGenerator) -> (TextTable, [TextPlace]) {
    func text() -> String {
      (0..<Int.random(in: 0...5, using: &random)).map { _ in letters.randomElement(using: &random) ?? "" }
        .joined()
    }
    return texts((0..<300).map { _ in (text(), text()) })
  }

  /// Texts in chunks of up to seven.
  private static func texts(_ texts: [(book: String, body: String)]) -> (TextTable, [TextPlace]) {
    var table = TextTable()
    var places: [TextPlace] = []
    for start in stride(from: 0, to: texts.count, by: 7) {
      var builder = SearchChunkBuilder()
      let numbers = texts[start..<min(start + 7, texts.count)].map { book, body in
        var fields = PostFields(id: PostID("a"))
        fields.book = book
        return Array(body.utf8).withUnsafeBytes { builder.append(fields, body: $0) }
      }
      let chunk = builder.finish()
      places += numbers.map { table.add(SearchText(chunk, number: $0)) }
    }
    return (table, places)
  }
}
