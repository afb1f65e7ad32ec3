import Testing
import UnicodeText

@Suite("Glyphs of any text")
struct GlyphPropertyTests {
  /// All that is assigned, without the uniform planes of private use.
  private static let assigned = [0...0x323AF, 0xE0000...0xE01FF, 0xF0000...0xF00FF, 0x10FF00...0x10FFFF]
    .joined().compactMap { Unicode.Scalar(UInt32($0)) }

  @Test("each scalar is drawn as wide as the C library says")
  func everyScalar() {
    let wrong = Self.assigned.filter { scalar in
      let glyphs = String(scalar).glyphs
      return glyphs.count > 1 || !glyphs.allSatisfy(isTrue)
    }
    #expect(wrong.map(\.value) == [])
  }

  @Test("what the C library can place is drawn as itself, apart from a known few")
  func printableScalarsStay() {
    let replaced = Self.assigned.filter {
      TerminalWidth.of($0) > 0 && String($0).glyphs.first?.text.unicodeScalars.first != $0
    }
    // 26 regional indicators, 5 skin tones, 3 Hangul fillers, the soft hyphen and 13 prepended format
    // characters.
    #expect(replaced.count == 48)
  }

  @Test("100,000 strings: nothing dangerous is drawn, and widths are true")
  func randomStrings() {
    var strings = InterestingStrings(seed: 1)
    let wrong = (0..<100_000).lazy.map { _ in strings.next(upTo: 6) }
      .first { !$0.glyphs.allSatisfy { isTrue($0) && isHarmless($0) } }
    #expect(wrong.map(scalars(of:)) == nil)
  }

  @Test("10,000 strings: safe text is already safe")
  func safeTextIsSafe() {
    var strings = InterestingStrings(seed: 2)
    let wrong = (0..<10_000).lazy.map { _ in strings.next(upTo: 8).safeText }.first { $0.safeText != $0 }
    #expect(wrong.map(scalars(of:)) == nil)
  }

  @Test("10,000 strings: a fitted text never exceeds its cells, and is whole when there is room")
  func fitting() {
    var strings = InterestingStrings(seed: 3)
    let wrong = (0..<10_000).lazy.map { (strings.next(upTo: 12), $0 % 10) }.first { text, cells in
      let fitted = text.fitted(to: cells)
      let hasRoom = text.cellWidth <= cells
      return fitted.cellWidth > cells
        || (hasRoom ? fitted != text.safeText : !fitted.hasSuffix("…") && cells > 0)
    }
    #expect(wrong.map { scalars(of: $0.0) } == nil)
  }

  private func isTrue(_ glyph: Glyph) -> Bool {
    let widths = glyph.text.unicodeScalars.map(TerminalWidth.of)
    return widths.first == glyph.width && (1...2).contains(glyph.width) && widths.count <= 5
      && widths.dropFirst().allSatisfy { $0 == 0 }
  }

  private func isHarmless(_ glyph: Glyph) -> Bool {
    glyph.text.unicodeScalars.allSatisfy {
      ![.control, .format, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
        && !$0.properties.isVariationSelector && !$0.properties.isNoncharacterCodePoint
    }
  }

  private func scalars(of text: String) -> [String] {
    text.unicodeScalars.map { String($0.value, radix: 16) }
  }
}
