import Testing

@testable import Posts

@Suite("A condition") struct PostMatcherTests {
  private static let memo = post("20261130-091200-qkvd", created: 20_787 * 86_400) { fields in
    fields.title = "名前はまだ無い"
    fields.book = "吾輩は猫である"
    fields.authors = ["夏目漱石", "Natsume Sōseki"]
    fields.chapter = "第一章"
    fields.tags = ["小説", "ネコ科"]
    fields.kind = .quote
    fields.isFavorite = true
  }
  private static let body = "> 吾輩は猫である。名前はまだ無い。\n\nＣａｆｅ\u{301}でガラス越しに読んだ。"

  private func matches(_ condition: SearchCondition, _ post: Post = memo, body: String = body) -> Bool {
    var body = body
    let text = body.withUTF8 { SearchText(post, body: UnsafeRawBufferPointer($0)) }
    return PostMatcher(condition, today: Day(daysSinceEpoch: 20_787)).matches(post, text)
  }

  private func date(_ year: Int, _ month: Int, _ day: Int) -> DateTerm? {
    Day(year: year, month: month, day: day).map(DateTerm.day)
  }

  @Test("without parts excludes nothing")
  func everything() {
    #expect(matches(SearchCondition()))
    #expect(matches(SearchCondition(), post("empty"), body: ""))
    #expect(matches(SearchCondition().containing(" 　\n\u{200B} ")))
  }

  @Test(
    "finds a word in the text, the title, the book, an author, a tag or the chapter",
    arguments: ["読んだ", "名前", "吾輩", "漱石", "小説", "第一章"])
  func places(word: String) {
    #expect(matches(SearchCondition().containing(word)))
  }

  @Test(
    "finds a word whatever its case, width, kana and composition",
    arguments: [
      "café", "CAFÉ", "ｃａｆé", "cafe\u{301}", "がらす", "ガラス", "ｶﾞﾗｽ", "カ\u{3099}ラス", "か\u{3099}らす", "ねこ",
      "natsume", "Natsume sōseki",
    ])
  func folded(word: String) {
    #expect(matches(SearchCondition().containing(word)))
  }

  @Test("wants all its words, wherever they stand, parted by any blank")
  func severalWords() {
    #expect(matches(SearchCondition().containing("小説　猫 漱石")))
    #expect(!matches(SearchCondition().containing("小説 犬")))
  }

  @Test("finds no word that runs from one field into the next")
  func borders() {
    #expect(!matches(SearchCondition().containing("無い吾輩")))
    #expect(!matches(condition { $0.tags = ["小説ネコ"] }))
    #expect(!matches(condition { $0.author = "漱石natsume" }))
  }

  @Test("on the book looks at the book alone, on the author at the authors alone")
  func fields() {
    #expect(matches(condition { $0.book = "は猫" }))
    #expect(!matches(condition { $0.book = "漱石" }))
    #expect(matches(condition { $0.author = "NATSUME s" }))
    #expect(!matches(condition { $0.author = "猫" }))
    #expect(!matches(condition { $0.book = "猫" }, post("no book"), body: "猫"))
  }

  @Test("on tags wants each as part of some tag")
  func tags() {
    #expect(matches(condition { $0.tags = ["小説", "ねこ"] }))
    #expect(!matches(condition { $0.tags = ["小説", "犬"] }))
    #expect(!matches(condition { $0.tags = ["猫"] }))
  }

  @Test("on kinds wants one of them")
  func kinds() {
    #expect(matches(condition { $0.kinds = [.quote, .note] }))
    #expect(!matches(condition { $0.kinds = [.note] }))
  }

  @Test("on favourites excludes all others")
  func favorites() {
    #expect(matches(.favorites))
    #expect(!matches(.favorites, post("plain")))
  }

  @Test("on days takes in the first and the last one")
  func days() {
    #expect(matches(condition { $0.createdFrom = date(2026, 11, 30) }))
    #expect(matches(condition { $0.createdTo = date(2026, 11, 30) }))
    #expect(!matches(condition { $0.createdFrom = date(2026, 12, 1) }))
    #expect(!matches(condition { $0.createdTo = date(2026, 11, 29) }))
    #expect(!matches(condition { ($0.createdFrom, $0.createdTo) = (date(2026, 12, 1), date(2026, 1, 1)) }))
  }

  @Test("on days goes by the calendar of the place where the memo was written")
  func daysOfThePlace() {
    // 2026-11-30T16:00:00Z is the first of December in Japan.
    let memo = post("late") { $0.created = Timestamp(seconds: 20_787 * 86_400 + 57_600, offset: 32_400) }
    #expect(matches(condition { $0.createdFrom = date(2026, 12, 1) }, memo))
    #expect(!matches(condition { $0.createdTo = date(2026, 11, 30) }, memo))
  }

  @Test("wants all its parts together")
  func together() {
    let wanted = condition {
      $0 = $0.containing("名前")
      ($0.book, $0.author, $0.tags) = ("猫", "漱石", ["小説"])
      ($0.kinds, $0.favoritesOnly) = ([.quote], true)
    }
    #expect(matches(wanted))
    #expect(!matches(wanted, post("another"), body: Self.body))
  }
}
