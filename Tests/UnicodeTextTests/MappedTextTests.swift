import SeededRandom
import Testing

@testable import UnicodeText

@Suite("A text that is mapped back") struct MappedTextTests {
  private static func random(_ random: inout SeededGenerator) -> String {
    let letters = [
      "か", "カ", "ｶ", "ﾊ", "ﾞ", "ﾟ", "\u{3099}", "\u{200B}", "\u{AD}", "a", "É", "e", "\u{301}", "\u{327}",
      "㍻", "ß", "…", "\n", "👩",
      "\u{200D}", "가", "ᄀ", "ᅡ", "ᆨ", "\r\n", "ヹ", "\u{FE0F}", "ﬁ",
    ]
    return (0..<Int.random(in: 0...9, using: &random)).map { _ in letters.randomElement(using: &random) ?? ""
    }
    .joined()
  }

  @Test("has the bytes of the text that is not mapped")
  func bytes() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<20_000 {
      let text = Self.random(&random)
      #expect(MappedText.folded(text).bytes == Folding.folded(text), "\(text.unicodeScalars.map(\.value))")
      #expect(MappedText.composed(text).bytes == Array(NormalForm.composed(text).utf8))
    }
  }

  @Test("is mapped the fast way as the slow way maps it, each plain character alone and among others")
  func plain() {
    var random = SeededGenerator(seed: 8)
    let plain = (UInt32(0x20)...0xFFFF).compactMap(Unicode.Scalar.init)
      .filter { MappedText.foldedPlain(String($0)) != nil }
    #expect(plain.count > 21_000)
    for scalar in plain {
      let text = String(scalar) + String(plain.randomElement(using: &random) ?? scalar) + "か"
      let (fast, slow) = (MappedText.foldedPlain(text), MappedText.foldedByClusters(text))
      guard let fast, fast.bytes == slow.bytes,
        fast.bytes.indices.allSatisfy({ fast.original(of: $0..<$0 + 1) == slow.original(of: $0..<$0 + 1) })
      else {
        Issue.record("\(text.unicodeScalars.map(\.value))")
        continue
      }
    }
    #expect(["か\u{3099}", "ｶﾞ", "é", "\n", "ヹ"].allSatisfy { MappedText.foldedPlain($0) == nil })
  }

  @Test("maps parts back to whole characters that hold them")
  func places() {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<5_000 {
      let text = Self.random(&random)
      let mapped = MappedText.folded(text)
      guard let start = mapped.bytes.indices.randomElement(using: &random) else { continue }
      let part = start..<Int.random(in: start + 1...mapped.bytes.count, using: &random)
      let original = mapped.original(of: part)
      let held = Folding.folded(String(decoding: Array(text.utf8)[original], as: UTF8.self))
      #expect(held.count >= part.count && !original.isEmpty)
      #expect(mapped.original(of: mapped.bytes.indices).contains(original.lowerBound))
    }
  }

  @Test("composed texts are those of libunistring, also where they are told without it")
  func composition() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<20_000 {
      var text = Self.random(&random)
      let plain = text.unicodeScalars.map { $0 }
      let composed = String(String.UnicodeScalarView(Composition.composed(plain)))
      #expect(NormalForm.composed(text).utf8.elementsEqual(composed.utf8))
      let isSure = text.withUTF8 { NormalForm.isSurelyComposed(UnsafeRawBufferPointer($0)) }
      if isSure { #expect(text.utf8.elementsEqual(composed.utf8)) }
    }
  }

  @Test("every character that is taken for composed stays as it is, alone and behind a letter")
  func inert() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for before in ["", "か", "e"] {
        var text = before + String(scalar)
        guard text.withUTF8({ NormalForm.isSurelyComposed(UnsafeRawBufferPointer($0)) }) else { continue }
        let composed = String(String.UnicodeScalarView(Composition.composed(Array(text.unicodeScalars))))
        #expect(composed.utf8.elementsEqual(text.utf8), "\(value)")
      }
    }
  }

  @Test("the columns of parts are those of their characters")
  func columns() {
    #expect("吾輩は猫".columns(of: [9..<12]) == [6..<8])
    #expect("aｶﾞ猫".columns(of: [1..<7]) == [1..<3])
    #expect("a\u{200B}猫".columns(of: [0..<1, 4..<7]) == [0..<1, 1..<3])
    #expect("猫".columns(of: [3..<3, 5..<9]) == [])
    #expect("e\u{301}x".columns(of: [0..<1, 3..<4]) == [0..<1, 1..<2])
  }
}
