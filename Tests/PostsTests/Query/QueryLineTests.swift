import Testing

@testable import Posts

@Suite("A query line") struct QueryLineTests {
  @Test(
    "is printed as it is typed",
    arguments: [
      "", "猫", "名前はまだ無い", "猫 犬", "\"吾輩は 猫\"", "-犬", "-\"a b\"", "猫 OR 犬", "(猫 OR 犬) -鳥", "-(猫 犬)",
      "猫 犬 OR 鳥", "-(猫 OR 犬)", "/ね+こ/", "/a\\/b/", "/\\d{3}/", "-/a b/", "~dokusho", "-~neko",
      "http://x.org/a",
      "10:30", "std::string", "C#", "名前：猫", "こころ:上", "猫「と」犬", "a-b", "or",
      "book:猫", "book:\"吾輩は 猫\"", "book:=こころ", "book:=\"吾輩は 猫\"", "book:=", "-book:猫", "author:夏目 tag:小説",
      "tag:小説 tag:猫", "title:猫", "kind:quote,note", "status:reading", "-status:read", "rating:>=4",
      "rating:3",
      "rating:<=2", "rating:2..4", "fav:yes", "fav:no", "page:ix", "created:2026", "created:2026-03",
      "created:2026-03-01..", "created:..2026-03", "created:2026-01..2026-03", "created:today",
      "created:\"last week\"", "created:\"3 days ago..today\"", "updated:yesterday", "has:note", "-has:quote",
      "sort:title", "sort:created-asc", "猫 sort:rating-asc", "book:a book:b",
      "名前 book:猫 author:夏目 tag:小説 kind:quote,note status:reading rating:>=3 fav:yes created:2026-01-01..today "
        + "sort:updated",
    ])
  func canonical(line: String) throws {
    #expect(try SearchCondition(parsing: line).line == line)
  }

  @Test(
    "is printed in one way, however it is typed",
    arguments: [
      (" 猫　犬\t", "猫 犬"), ("\"猫\"", "猫"), ("猫 AND 犬", "猫 犬"), ("((猫))", "猫"), ("(猫 犬) 鳥", "猫 犬 鳥"),
      ("--猫", "猫"), ("-(-猫)", "猫"), ("(猫 OR 犬) OR 鳥", "猫 OR 犬 OR 鳥"), ("\"\" 猫", "猫"), ("//", ""),
      ("「吾輩は　猫」", "\"吾輩は　猫\""), ("“a b” c", "\"a b\" c"), ("”a b”", "\"a b\""), ("＂猫＂", "猫"),
      ("－猫", "-猫"), ("−猫", "-猫"), ("－", "－"), ("猫 ＯＲ 犬", "猫 OR 犬"), ("（猫 OR 犬）鳥", "(猫 OR 犬) 鳥"),
      ("猫（仮）", "\"猫（仮）\""), ("（笑", "\"（笑\""), ("笑）", "\"笑）\""), ("「猫」と犬", "\"「猫」と犬\""),
      ("「猫", "\"「猫\""), ("5\"", "\"5\\\"\""), ("～neko", "~neko"), ("〜である", "〜である"), ("~\"a b\"", "~\"a b\""),
      ("book：猫", "book:猫"), ("ｂｏｏｋ：猫", "book:猫"), ("BOOK:猫", "book:猫"), ("boko：猫", "boko：猫"),
      ("book:「吾輩は 猫」", "book:\"吾輩は 猫\""), ("book：＝猫", "book:=猫"), ("本:猫", "book:猫"),
      ("著者：夏目 タグ：小説", "author:夏目 tag:小説"), ("タグ：小説", "tag:小説"), ("tags:a authors:b", "author:b tag:a"),
      ("種類:引用、メモ", "kind:quote,note"), ("kind:\"Note, quote\"", "kind:quote,note"),
      ("kind:quote，", "kind:quote"),
      ("評価:４", "rating:4"), ("評価:高い", "評価:高い"), ("本:", "本:"), ("作成:いつか", "作成:いつか"),
      ("rating:>3", "rating:>=4"),
      ("rating:<3", "rating:<=2"), ("rating:≥2", "rating:>=2"), ("rating:..3", "rating:<=3"),
      ("rating:5", "rating:>=5"),
      ("rating:=3", "rating:3"), ("fav:はい", "fav:yes"), ("favorite:False", "fav:no"), ("has:メモ", "has:note"),
      ("状態:読了", "status:read"), ("created:>=2026-03", "created:2026-03.."),
      ("created:<=昨日", "created:..yesterday"),
      ("created:先週", "created:\"last week\""),
      ("created:\"last week\"..today", "created:\"last week..today\""),
      ("created:２０２６／３", "created:2026-03"), ("作成:2026年3月〜2026年4月", "created:2026-03..2026-04"),
      ("created:2026..2026", "created:2026"), ("sort:page", "sort:book"), ("並び:評価", "sort:rating"),
      ("sort:title-ascending", "sort:title"), ("sort:created", ""), ("sort:book sort:title", "sort:title"),
      ("sort:title 猫", "猫 sort:title"), ("猫 OR sort:title 犬", "猫 OR 犬 sort:title"),
      ("tag:b 猫 book:a", "猫 book:a tag:b"),
      ("rating:3 book:a 猫 book:b", "rating:3 猫 book:a book:b"), ("fav:yes fav:yes", "fav:yes"),
    ])
  func both(typed: String, printed: String) throws {
    let condition = try SearchCondition(parsing: typed)
    #expect(condition.line == printed)
    #expect(try SearchCondition(parsing: printed) == condition)
  }

  @Test(
    "quotes what would be read as something else",
    arguments: [
      "OR", "AND", "-a", "a b", "(a", "a)", "\"", "a\"b", "\\", "a\\\"", "/a", "~a", "book:a", "boko:a",
      "本:猫", "「猫」",
      "「猫", "“", "\u{301}", "（", "）", "－a", "http:x", "a\nb",
    ])
  func quoted(text: String) throws {
    for condition in [Self.word(text), Self.word(text, SearchTerm.romaji), Self.word(text, SearchTerm.page)] {
      let line = "(猫 \(condition.line)) 」 ）"
      let read = try SearchCondition(parsing: line).expression.conjuncts
      #expect(read.contains(condition.expression), "\(line)")
    }
  }

  @Test("fills the fields, each with what it can show, and keeps the rest")
  func fields() throws {
    let condition = try SearchCondition(
      parsing:
        "名前 -犬 book:猫 author:夏目 tag:小説 tag:猫 kind:note status:read rating:>=3 rating:<=4 fav:yes created:2026.."
    )
    #expect(condition.text == "名前 -犬 rating:<=4")
    #expect((condition.book, condition.author, condition.tags) == ("猫", "夏目", ["小説", "猫"]))
    #expect((condition.kinds, condition.statuses, condition.ratingAtLeast) == ([.note], [.read], 3))
    #expect(condition.favoritesOnly && condition.createdFrom == .year(2026) && condition.createdTo == nil)
  }

  @Test("keeps the order that the list has, unless it asks for one")
  func sort() throws {
    let byTitle = PostSort(key: .title, direction: .ascending)
    #expect(try SearchCondition(parsing: "猫", sortedBy: byTitle).sort == byTitle)
    #expect(try SearchCondition(parsing: "sort:created", sortedBy: byTitle).sort == .newestFirst)
    #expect(try SearchCondition(parsing: "猫").sort == .newestFirst)
  }

  private static func word(
    _ text: String, _ term: (String) -> SearchTerm = SearchTerm.text
  ) -> SearchCondition {
    SearchCondition(.term(term(text)))
  }
}
