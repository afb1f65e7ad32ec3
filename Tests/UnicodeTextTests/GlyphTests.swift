import Testing
import UnicodeText

@Suite("Glyphs")
struct GlyphTests {
  @Test("ASCII is itself, a cell for each character")
  func ascii() {
    #expect("To be, or ~".safeText == "To be, or ~")
    #expect("To be, or ~".cellWidth == 11)
  }

  @Test("an empty string has no glyphs")
  func empty() {
    #expect("".glyphs.isEmpty)
  }

  @Test("kana and kanji take two cells, half-width kana one")
  func eastAsianWidths() {
    #expect("読書".glyphs.map(\.width) == [2, 2])
    #expect("ﾄﾞｸｼｮ".cellWidth == 5)
    #expect("\u{3000}Ａ".cellWidth == 4)
  }

  @Test(
    "no escape sequence survives, in seven bits or eight",
    arguments: [
      ("\u{1B}[31mred", "␛[31mred"), ("\u{1B}]0;title\u{07}", "␛]0;title␇"),
      ("\u{1B}]52;c;aGk=\u{1B}\\", "␛]52;c;aGk=␛\\"), ("\u{9B}2J", "\u{FFFD}2J"),
      ("\u{9D}0;x\u{9C}", "\u{FFFD}0;x\u{FFFD}"), ("a\u{08}\u{7F}\0", "a␈␡␀"),
    ])
  func escapes(dangerous: String, safe: String) {
    #expect(dangerous.safeText == safe)
    #expect(dangerous.cellWidth == safe.unicodeScalars.count)
  }

  @Test("a line end is an arrow, CRLF one arrow, a tab a space")
  func lineEnds() {
    #expect("a\nb\r\nc\u{2028}d\u{2029}e\tf".safeText == "a↵b↵c↵d↵e f")
    #expect("a\rb".safeText == "a␍b")
  }

  @Test("bidi overrides are marks of one cell, honest Arabic stays")
  func bidi() {
    #expect("a\u{202E}txt.exe\u{2066}".safeText == "a⇄txt.exe⇄")
    #expect("\u{200F}مرحبا\u{200E}".safeText == "مرحبا")
    #expect("مرحبا".cellWidth == 5)
  }

  @Test("zero-width characters vanish, and a dangling joiner with them")
  func zeroWidth() {
    let text = "パス\u{200B}ワ\u{AD}ー\u{2060}\u{FEFF}ド\u{200D}"
    #expect(text.safeText == "パスワード")
    #expect(text.cellWidth == 10)
    #expect("\u{200B}".glyphs.isEmpty)
  }

  @Test("decomposed text is drawn composed")
  func composition() {
    let glyphs = "か\u{3099}cafe\u{301}\u{1112}\u{1161}\u{11AB}".glyphs
    #expect(glyphs.map { $0.text.unicodeScalars.count } == [1, 1, 1, 1, 1, 1])
    #expect(glyphs.map(\.width) == [2, 1, 1, 1, 1, 2])
    #expect(glyphs.first?.text.unicodeScalars.first == "\u{304C}")
  }

  @Test("a lone compatibility ideograph keeps its shape")
  func compatibilityIdeograph() {
    #expect(Array("\u{FA19}".safeText.unicodeScalars) == ["\u{FA19}"])
  }

  @Test("a mark without a base gets a dotted circle")
  func loneMark() {
    #expect(Array("\u{301}".safeText.unicodeScalars) == ["\u{25CC}", "\u{301}"])
    #expect("\n\u{3099}".glyphs.map(\.width) == [1, 1])
  }

  @Test(
    "a Hangul vowel without its consonant is unknown, old Hangul with it takes the cells of the consonant")
  func hangul() {
    #expect("\u{1161}".safeText == "\u{FFFD}")
    #expect("\u{1113}\u{1161}".glyphs.map(\.width) == [2])
  }

  @Test("of a hundred marks four are drawn, in the cell of their base")
  func manyMarks() {
    let glyphs = ("x" + String(repeating: "\u{335}", count: 100) + "y").glyphs
    #expect(glyphs.map { $0.text.unicodeScalars.count } == [5, 1])
    #expect(glyphs.map(\.width) == [1, 1])
  }

  @Test(
    "an emoji sequence is drawn as its first emoji",
    arguments: [
      ("👨‍👩‍👧", "👨", 2), ("👍🏽", "👍", 2), ("❤️", "❤", 1), ("❤️‍🔥", "❤", 1), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴", 2), ("☺︎", "☺", 1),
    ])
  func emoji(sequence: String, drawn: String, width: Int) {
    #expect(Array(sequence.safeText.unicodeScalars) == Array(drawn.unicodeScalars))
    #expect(sequence.cellWidth == width)
  }

  @Test("a keycap is a digit with its frame, a flag its two letters, a lone skin tone unknown")
  func otherEmoji() {
    #expect(Array("1️⃣".safeText.unicodeScalars) == ["1", "\u{20E3}"])
    #expect("1️⃣".cellWidth == 1)
    #expect("🇯🇵🇫".safeText == "JPF")
    #expect("🏽".safeText == "\u{FFFD}")
  }

  @Test("half-width sound marks and joined Indic letters have cells of their own")
  func severalCells() {
    #expect("ｶﾞ".glyphs.map(\.text) == ["ｶ", "ﾞ"])
    #expect("क्ष".cellWidth == 2)
  }

  @Test("noncharacters and unassigned code points are unknown, private ones are drawn")
  func unknown() {
    #expect("\u{FFFF}\u{378}\u{10FFFE}".safeText == "\u{FFFD}\u{FFFD}\u{FFFD}")
    #expect("\u{E0B0}".glyphs.map(\.width) == [1])
  }

  @Test("the setting decides how wide ambiguous characters are, and nothing else")
  func ambiguous() {
    #expect("○×…①→".cellWidth == 5)
    #expect("○×…①→".cellWidth(ambiguous: .wide) == 10)
    #expect("a読␛\u{301}".cellWidth(ambiguous: .wide) == 4)
    #expect("○".glyphs(ambiguous: .wide).map(\.width) == [2])
  }
}
