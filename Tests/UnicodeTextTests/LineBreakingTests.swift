import Testing
import UnicodeText

@Suite("Breaking text into lines")
struct LineBreakingTests {
  @Test("an empty text is one empty line")
  func empty() {
    #expect(LineBreaking.lines("", width: 10) == [""])
  }

  @Test("each newline starts a line, CRLF once")
  func newlines() {
    #expect(LineBreaking.lines("a\r\nb\n\nc\n", width: 10) == ["a", "b", "", "c", ""])
    #expect(LineBreaking.lines("a\rb\u{2028}c", width: 10) == ["a", "b", "c"])
  }

  @Test("words stay whole, and spaces at a break vanish")
  func words() {
    #expect(LineBreaking.lines("To be, or not  to be", width: 6) == ["To be,", "or not", "to be"])
    #expect(LineBreaking.lines("ab   ", width: 2) == ["ab"])
    #expect(LineBreaking.lines("  ab", width: 4) == ["  ab"])
    #expect(LineBreaking.lines("漢　　字", width: 2) == ["漢", "字"])
  }

  @Test("a word longer than the line is cut")
  func longWord() {
    #expect(LineBreaking.lines("go abcdefgh", width: 3) == ["go", "abc", "def", "gh"])
  }

  @Test("a line never ends in half a wide character")
  func wideCharacters() {
    #expect(LineBreaking.lines("読書メモ", width: 5) == ["読書", "メモ"])
    #expect(LineBreaking.lines("a読書", width: 2) == ["a", "読", "書"])
  }

  @Test("where a wide character has no room a narrow mark stands for it")
  func tooNarrow() {
    #expect(LineBreaking.lines("読a", width: 1) == ["▯", "a"])
    #expect(LineBreaking.lines("読a", width: -3) == ["▯", "a"])
  }

  @Test(
    "no closing sign, small kana or long sound starts a line",
    arguments: Array("。、，．！？：；）」』】〕》〉・ー々ゝヽっゃゅょぁッャュョァヶ…‥〜～％ﾞ｡､｣ｯｰ!,.:;?)"))
  func lineStarts(sign: Character) {
    let width = "本が好き".cellWidth
    let lines = LineBreaking.lines("本が好き\(sign)と思う", width: width)
    #expect(lines.first == "本が好" && lines.dropFirst().first?.hasPrefix("き\(sign)") == true)
  }

  @Test("no opening sign ends a line", arguments: Array("「『（【〔《〈([{｢"))
  func lineEnds(sign: Character) {
    let lines = LineBreaking.lines("本が\(sign)好き", width: "本が\(sign)".cellWidth)
    #expect(lines.first == "本が" && lines.dropFirst().first?.hasPrefix("\(sign)好") == true)
  }

  @Test("two dashes or ellipses stay together, and so does a number with its unit sign")
  func inseparable() {
    #expect(LineBreaking.lines("本――と", width: 3) == ["本", "――", "と"])
    #expect(LineBreaking.lines("好本……と", width: 4) == ["好", "本……", "と"])
    #expect(LineBreaking.lines("約100%だ", width: 5) == ["約", "100%", "だ"])
  }

  @Test("a zero-width space allows a break, a word joiner forbids it")
  func invisibleControls() {
    #expect(LineBreaking.lines("abc\u{200B}def", width: 4) == ["abc", "def"])
    #expect(LineBreaking.lines("漢字\u{2060}読書", width: 4) == ["漢", "字読", "書"])
  }

  @Test("escape sequences and marks are measured as they are drawn")
  func unsafeText() {
    #expect(LineBreaking.lines("\u{1B}[1mが か\u{3099}", width: 5) == ["␛[1m", "が が"])
  }

  @Test("a flag and ｶﾞ are cut between graphemes")
  func graphemes() {
    #expect(LineBreaking.lines("ａ🇯🇵🇯🇵", width: 3) == ["ａ", "JP", "JP"])
    #expect(LineBreaking.lines("xｶﾞ", width: 2) == ["x", "ｶﾞ"])
  }

  @Test("glyphs know where they stand in the text")
  func offsets() {
    let lines = LineBreaking.glyphLines("読む\nか\u{3099}a", width: 10)
    #expect(lines.map { $0.map(\.offset) } == [[0, 3], [7, 13]])
  }

  @Test("ambiguous characters are measured by the setting")
  func ambiguous() {
    #expect(LineBreaking.lines("本○本", width: 5) == ["本○本"])
    #expect(LineBreaking.lines("本○本", width: 5, ambiguous: .wide) == ["本○", "本"])
  }

  @Test("a line of 20,000 characters wraps at once")
  func longLine() {
    let text = String(repeating: "吾輩は猫である。名前はまだ無い", count: 20_000 / 15)
    let duration = ContinuousClock().measure {
      #expect(LineBreaking.lines(text, width: 80).count > 490)
    }
    #expect(duration < .milliseconds(500))
  }

  @Test("10,000 strings at any width: no line is too wide, and nothing but white space is lost")
  func randomStrings() {
    var strings = InterestingStrings(seed: 4)
    let wrong = (0..<10_000).lazy.map { (strings.next(upTo: 20), 2 + $0 % 12) }.first { text, width in
      let lines = LineBreaking.lines(text, width: width)
      return lines.contains { $0.cellWidth > width }
        || visible(lines.joined()) != visible(shownWithoutLineEnds(text))
    }
    #expect(wrong.map { $0.0.unicodeScalars.map { String($0.value, radix: 16) } } == nil)
  }

  private func shownWithoutLineEnds(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false) { $0.isNewline }.map { String($0).safeText }.joined()
  }

  private func visible(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { !$0.properties.isWhitespace }
  }
}
