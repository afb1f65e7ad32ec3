import Testing

@testable import UnicodeText
import SeededRandom

@Suite("Folding of any text")
struct FoldingPropertyTests {
  @Test("each scalar folds as by Unicode's tables, alone and among others, and folding again changes nothing")
  func everyScalar() {
    let ranges = [0...0x33FF, 0x4DB0...0x4E0F, 0x9FF0...0xAC0F, 0xD790...0xFFFF, 0x10000...0x1FFFF]
    let wrong = ranges.joined().lazy.compactMap { Unicode.Scalar(UInt32($0)) }
      .filter { !isFoldedRight("\($0)\nカ\($0)e\($0)\u{301}") }
    #expect(wrong.map(\.value) == [])
  }

  @Test(
    "each scalar folds as by Unicode's tables in a long run of common ones, wherever it stands in a block of them"
  )
  func everyScalarInBlocks() {
    let ranges = [0x40...0x5F, 0x2FF0...0x31FF, 0x4DB0...0x4E0F, 0x9FF0...0xA00F, 0xFF00...0xFFEF]
    let wrong = ranges.joined().lazy.compactMap { Unicode.Scalar(UInt32($0)) }.filter { scalar in
      (0..<16).contains { shift in
        let text = String(repeating: "a", count: shift) + "Zカ猫\(scalar)、ヶ9猫のーム猫\(scalar)ダﾊｿミ。"
        return Folding.folded(text) != FullFolding.folded(text)
      }
    }
    #expect(wrong.map(\.value) == [])
  }

  @Test("50,000 long strings of bytes, nearly all common, fold as the repaired text does")
  func randomBytesInBlocks() {
    var generator = SeededGenerator(seed: 9)
    let common = ["a", "Z", "猫", "の", "カ", "ヴ", "ー", "、", "\n", "一", "䷿", "々"].map { Array($0.utf8) }
    let odd: [UInt8] = [0x41, 0x80, 0x82, 0x99, 0xBF, 0xC3, 0xE3, 0xE4, 0xE9, 0xEA, 0xEF, 0xF0, 0xFF]
    let wrong = (0..<50_000).lazy
      .map { _ in
        (0..<24).flatMap { _ in
          Int.random(in: 0..<40, using: &generator) == 0
            ? odd.randomElement(using: &generator).map { [$0] } ?? []
            : common.randomElement(using: &generator) ?? []
        }
      }
      .first { bytes in
        var output: [UInt8] = []
        bytes.withUnsafeBytes { Folding.fold($0, into: &output) }
        return output != FullFolding.folded(String(decoding: bytes, as: UTF8.self))
      }
    #expect(wrong == nil)
  }

  @Test("100,000 strings fold as by Unicode's tables, and folding again changes nothing")
  func randomStrings() {
    var strings = InterestingStrings(seed: 5)
    let wrong = (0..<100_000).lazy.map { _ in strings.next(upTo: 8) }.first { !isFoldedRight($0) }
    #expect(wrong.map { $0.unicodeScalars.map { String($0.value, radix: 16) } } == nil)
  }

  @Test("10,000 strings of bytes fold as the repaired text does")
  func randomBytes() {
    var generator = SeededGenerator(seed: 6)
    let interesting: [UInt8] = [0x41, 0x82, 0x99, 0x9E, 0xBD, 0xBE, 0xC3, 0xCC, 0xE3, 0xED, 0xEF, 0xF0, 0xFF]
    let wrong = (0..<10_000).lazy
      .map { _ in (0..<8).map { _ in interesting.randomElement(using: &generator) ?? 0 } }
      .first { bytes in
        var output: [UInt8] = []
        bytes.withUnsafeBytes { Folding.fold($0, into: &output) }
        return output != FullFolding.folded(String(decoding: bytes, as: UTF8.self))
      }
    #expect(wrong == nil)
  }

  @Test("10,000 pairs joined by NUL or a newline fold as each does alone", arguments: ["\0", "\n"])
  func joined(separator: String) {
    var strings = InterestingStrings(seed: 7)
    let wrong = (0..<10_000).lazy.map { _ in (strings.next(upTo: 6), strings.next(upTo: 6)) }.first {
      one, other in
      let apart = Folding.folded(one) + Array(separator.utf8) + Folding.folded(other)
      return Folding.folded(one + separator + other) != apart
    }
    #expect(wrong.map { [$0.0, $0.1] } == nil)
  }

  private func isFoldedRight(_ text: String) -> Bool {
    let folded = Folding.folded(text)
    return folded == FullFolding.folded(text)
      && Folding.folded(String(decoding: folded, as: UTF8.self)) == folded
  }
}
