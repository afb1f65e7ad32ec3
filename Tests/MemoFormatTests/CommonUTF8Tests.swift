import SeededRandom
import Testing

@testable import MemoFormat

@Suite("UTF-8 that is proven fast") struct CommonUTF8Tests {
  private static let interesting: [UInt8] = [
    0x00, 0x0A, 0x41, 0x7F, 0x80, 0x82, 0x9F, 0xA0, 0xBF, 0xC2, 0xE0, 0xE1, 0xE3, 0xED, 0xEE, 0xEF, 0xF0,
    0xF4,
    0xFF,
  ]
  /// Single bytes, and what looks like a scalar of three bytes and is none: surrogates, and what is too long.
  private static let odd =
    interesting.map { [$0] } + [
      [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF],
    ]
  private static let texts = ["猫", "a", "\u{D7FF}", "\u{E000}", "\u{FFFF}", "\u{800}", "é", "🍵", "abcdefgh"]

  @Test(
    "100,000 runs of bytes are UTF-8 just where the standard library takes them, and make the same text",
    arguments: [8, 40])
  func agreement(length: Int) {
    var random = SeededGenerator(seed: 8)
    let wrong = (0..<100_000).lazy.map { _ in Self.bytes(upTo: length, using: &random) }.first { bytes in
      let isValid = String(validating: bytes, as: UTF8.self) != nil
      return bytes.span.isUTF8 != isValid
        || String(utf8: bytes.span) != String(decoding: bytes, as: UTF8.self)
    }
    #expect(wrong == nil)
  }

  /// Whole scalars with an odd byte among them, if any; the longer the run, the more of them are common.
  private static func bytes(upTo length: Int, using random: inout SeededGenerator) -> [UInt8] {
    var bytes: [UInt8] = []
    let texts = texts + Array(repeating: "猫", count: length)
    for _ in 0..<Int.random(in: 0...length, using: &random) {
      if Int.random(in: 0..<3 * length, using: &random) == 0 {
        bytes += odd.randomElement(using: &random) ?? []
      } else {
        bytes += Array((texts.randomElement(using: &random) ?? "").utf8)
      }
    }
    return bytes
  }
}
