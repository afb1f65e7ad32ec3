import Testing

@testable import Posts

@Suite("Highlights") struct HighlighterTests {
  /// The text with ‹ › around the hits.
  private func marked(_ text: String, _ terms: SearchTerm..., as part: TextPart = .body) -> String {
    marked(text, .conjunction(terms.map(SearchExpression.term)), as: part)
  }

  private func marked(
    _ text: String, _ expression: SearchExpression, as part: TextPart = .body
  ) -> String {
    var bytes = Array(text.utf8)
    for hit in Highlighter(expression).hits(in: text, as: part).reversed() {
      bytes.insert(contentsOf: Array("›".utf8), at: hit.upperBound)
      bytes.insert(contentsOf: Array("‹".utf8), at: hit.lowerBound)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("stand on the original text, whatever folding does to its length")
  func original() {
    #expect(marked("吾輩は猫である。猫。", .text("猫")) == "吾輩は‹猫›である。‹猫›。")
    #expect(marked("ｶﾑﾊﾟﾈﾙﾗとｼﾞｮﾊﾞﾝﾆ", .text("ぱね")) == "ｶﾑ‹ﾊﾟﾈ›ﾙﾗとｼﾞｮﾊﾞﾝﾆ")
    #expect(marked("カ\u{3099}ラスのガラス", .text("がら")) == "‹カ\u{3099}ラ›スの‹ガラ›ス")
    #expect(marked("検\u{200B}索と検索", .text("検索")) == "‹検\u{200B}索›と‹検索›")
    #expect(marked("㍻の℡", .text("成")) == "‹㍻›の℡")
    #expect(marked("Straße", .text("ss")) == "Stra‹ß›e")
    #expect(marked("か\u{200B}\u{3099}く", .text("がく")) == "‹か\u{200B}\u{3099}く›")
    #expect(marked("…です", .text(".")) == "‹…›です")
  }

  @Test("stand on later lines as well")
  func lines() {
    #expect(marked("> ｶﾞ\n\n猫とガ", .text("猫"), .text("が")) == "> ‹ｶﾞ›\n\n‹猫›と‹ガ›")
  }

  @Test("are those of each word, joined where they overlap")
  func overlap() {
    #expect(marked("名前はまだ", .text("名前"), .text("前は")) == "‹名前は›まだ")
    #expect(marked("人々と人人", .text("人人")) == "‹人々›と‹人人›")
    #expect(marked("はははは", .text("はは")) == "‹はは›‹はは›")
  }

  @Test("are never of what is excluded")
  func excluded() {
    let expression = SearchExpression.all([
      .term(.text("猫")), .not(.any([.term(.text("犬")), .term(.text("鳥"))])),
    ])
    #expect(marked("猫と犬と鳥", expression) == "‹猫›と犬と鳥")
    let either = SearchExpression.any([.term(.text("犬")), .term(.text("鳥"))])
    #expect(marked("猫と犬と鳥", either) == "猫と‹犬›と‹鳥›")
  }

  @Test("of a field stand in that field alone")
  func fields() {
    #expect(marked("猫", .book("猫")) == "猫")
    #expect(marked("吾輩は猫", .book("猫"), as: .book) == "吾輩は‹猫›")
    #expect(marked("吾輩は猫", .author("猫"), as: .book) == "吾輩は猫")
    #expect(marked("吾輩は猫", .text("猫"), as: .book) == "吾輩は‹猫›")
    #expect(marked("こころ", .book("=こゝろ"), as: .book) == "‹こころ›")
    #expect(marked("こころの", .book("=こころ"), as: .book) == "こころの")
    #expect(marked("小説", .tag("小"), as: .tag) == "‹小›説")
  }

  @Test("of a regular expression stand where it matches")
  func regex() {
    #expect(marked("v1.2 と V10", .regex(#"v\d+"#)) == "‹v1›.2 と ‹V10›")
    #expect(marked("カ\u{3099}ス と ガス", .regex("ガ.")) == "‹カ\u{3099}ス› と ‹ガス›")
    #expect(marked("雨\n雪", .regex("^.")) == "‹雨›\n‹雪›")
    #expect(marked("雨", .regex("x*")) == "雨")
    #expect(marked("雨", .regex("(")) == "雨")
  }
}
