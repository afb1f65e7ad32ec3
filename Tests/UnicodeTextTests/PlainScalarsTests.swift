import SeededRandom
import Testing

@testable import UnicodeText

@Suite("Text of plain scalars, against the search for graphemes")
struct PlainScalarsTests {
  private static let plain = (0...0xFFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
    .filter { PlainScalars.width($0, ambiguous: .narrow) != nil }

  @Test("each plain scalar is its own glyph, at its true width", arguments: [AmbiguousWidth.narrow, .wide])
  func everyScalar(_ ambiguous: AmbiguousWidth) {
    let wrong = Self.plain.map { String($0) }.filter { text in
      text.plainGlyphs(ambiguous).map { $0 != text.glyphsByGraphemes(ambiguous: ambiguous) } ?? false
    }
    #expect(Self.plain.count > 20_000)
    #expect(wrong == [])
  }

  @Test("20,000 strings: neighbours stay glyphs of their own, and other text is left to the slow way")
  func strings() {
    var texts = PlainTexts(seed: 4)
    var wrong: [String] = []
    var plainCount = 0
    for _ in 0..<20_000 {
      let text = texts.next()
      guard let glyphs = text.plainGlyphs(.narrow) else { continue }
      plainCount += 1
      let expected = text.glyphsByGraphemes(ambiguous: .narrow)
      if glyphs != expected || text.cellWidth != expected.reduce(0, { $0 + $1.width }) { wrong.append(text) }
    }
    #expect(plainCount > 5_000 && plainCount < 20_000)
    #expect(wrong == [])
  }

  @Test("20,000 strings: fitted to any width as by graphemes")
  func fitting() {
    var texts = PlainTexts(seed: 5)
    let wrong = (0..<20_000).lazy.map { (texts.next(), $0 % 9) }.first { text, cells in
      text.fitted(to: cells) != text.fittedByGraphemes(to: cells, ambiguous: .narrow)
    }
    #expect(wrong?.0 == nil)
  }

  @Test("20,000 strings: parts of them take the cells that they take by graphemes")
  func columns() {
    var texts = PlainTexts(seed: 6)
    let wrong = (0..<20_000).lazy.map { (texts.next(), $0 % 7) }.first { text, start in
      let parts = [start..<start + 4, 0..<start, start..<start]
      return text.columns(of: parts) != text.columnsByGraphemes(of: parts, .narrow)
    }
    #expect(wrong?.0 == nil)
  }

  @Test("glyphs of five code points keep them all")
  func fullGlyph() {
    let text = "a\u{301}\u{323}\u{10A0F}\u{E0100}\u{302}"
    let glyph = Glyph(text.unicodeScalars, width: 2)
    #expect((0..<5).map(glyph.codePoint) == [0x61, 0x301, 0x323, 0x10A0F, 0xE0100])
    #expect(Array(glyph.text.unicodeScalars) == Array(text.unicodeScalars.prefix(5)))
    #expect(glyph.width == 2)
    #expect(glyph != Glyph(text.unicodeScalars, width: 1))
  }

  @Test("a glyph is not its canonical equal")
  func exactEquality() {
    #expect(Glyph("\u{FA19}", width: 2) != Glyph("\u{795E}", width: 2))
  }
}

/// Strings mostly of plain scalars, some with what joins them.
private struct PlainTexts {
  private static let plain = Array("a .漢字ひらカー、「…─★！々")
  private static let joining = [
    "\u{301}", "\u{3099}", "\u{FE0F}", "\u{200D}", "é", "\u{1F600}", "\u{FF9E}", "\t",
  ]

  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func next() -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...9, using: &generator) {
      text.append(Self.plain.randomElement(using: &generator) ?? "a")
    }
    if Bool.random(using: &generator) { text += Self.joining.randomElement(using: &generator) ?? "" }
    if Bool.random(using: &generator) { text.append(Self.plain.randomElement(using: &generator) ?? "a") }
    return text
  }
}
