import Testing

@testable import Posts

@Suite("A regular expression") struct RegularExpressionTests {
  @Test("minds case only where it has a capital, and an escape is none")
  func smartCase() throws {
    #expect(try RegularExpression("sensei").matches("Sensei"))
    #expect(try !RegularExpression("SENsei").matches("Sensei"))
    #expect(try RegularExpression(#"\Wsensei\p{Lu}?"#).matches(" SENSEI"))
    #expect(try RegularExpression("все").matches("ВСЕ"))
  }

  @Test("knows letters and digits of all scripts, and lines")
  func unicode() throws {
    #expect(try RegularExpression(#"^\w+$"#).matches("a b\n名前ー\n"))
    #expect(try RegularExpression(#"\d{3}"#).matches("１２３"))
    #expect(try !RegularExpression("^前").matches("名前"))
  }

  @Test(
    "that is none says why and where",
    arguments: [("(猫", 2), ("猫[", 2), ("猫{2,1}", 5), ("*", 0), ("a(?<", 4), (#"\C"#, 2)])
  func bad(pattern: String, offset: Int) {
    let problem = #expect(throws: RegularExpressionProblem.self) { try RegularExpression(pattern) }
    #expect(problem?.offset == offset)
    #expect(problem?.reason.isEmpty == false)
  }

  @Test(
    "ends soon, whatever it would take",
    arguments: [#"(a+)+$"#, #"(a|a)*b"#, #"(?:a?){30}a{30}b"#, #"((a*)*)*b"#, "(?R)?a"])
  func catastrophe(pattern: String) throws {
    let text = String(repeating: "a", count: 5_000) + "!"
    let clock = ContinuousClock()
    let expression = try RegularExpression(pattern)
    #expect(clock.measure { _ = expression.matches(text) } < .seconds(5))
  }

  @Test("finds what stands far behind, and through much text")
  func long() throws {
    let text = String(repeating: "あいうえお\n", count: 200_000) + "名前はまだ無い"
    #expect(try RegularExpression("名前.*無い").matches(text))
    #expect(try RegularExpression("[ぁ-ん]+無い").matches(text))
    #expect(try RegularExpression("(?:.|\n)+無い").matches(String(text.suffix(30_000))))
  }

  @Test("finds nothing in nothing, unless nothing is what it looks for")
  func empty() throws {
    #expect(try !RegularExpression("a").matches(""))
    #expect(try RegularExpression("a*").matches(""))
  }

  @Test(
    "names a text that its matches hold, where that is sure",
    arguments: [
      ("夏目漱石", "夏目漱石"), ("夏目.*漱石先", "漱石先"), ("ネコ", "ね"), ("Who", "wh"), ("夏目?漱", "夏"), ("夏目{0,2}先生", "先生"),
      (#"v\.1猫"#, "v.1猫"), ("人+々", "人"), ("(夏|冬)目漱石", "目漱石"), ("[夏冬]目", "目"), (#"猫\d+匹"#, "猫"),
    ])
  func requiredText(pattern: String, text: String) {
    #expect(PatternReader.requiredText(pattern).map { String(decoding: $0, as: UTF8.self) } == text)
  }

  @Test(
    "names none else",
    arguments: [
      "夏|冬", "(夏目)", "(?i)夏", "(?x)夏 目", "夏?", #"\x{732B}"#, #"\Q猫\E"#, "カ", "e", "[夏", "ﾞ猫?", #"(猫)\1"#,
      "a(?=b)猫",
    ])
  func noRequiredText(pattern: String) {
    #expect(PatternReader.requiredText(pattern) == nil)
  }
}
