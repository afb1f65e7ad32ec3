import SeededRandom
import Testing
import UnicodeText

@Suite("A million texts", .timeLimit(.minutes(3)))
struct MillionTextsTests {
  private static let lanes = 4

  @Test("hold nothing that a terminal obeys once they are safe", arguments: 0..<lanes)
  func safe(lane: Int) {
    var texts = TextLines(seed: UInt64(lane))
    let batch = 1_000
    for _ in 0..<1_000_000 / Self.lanes / batch {
      let text = texts.next(batch)
      if let unsafe = text.safeText.unicodeScalars.first(where: \.isObeyed) {
        Issue.record("U+\(String(unsafe.value, radix: 16)) of lane \(lane)")
        return
      }
    }
  }

  @Test("would not be safe otherwise")
  func unsafe() {
    var texts = TextLines(seed: 0)
    #expect(Set(texts.next(1_000).unicodeScalars.filter(\.isObeyed)).count > 50)
  }
}

/// Short random texts, many at once, since each by itself takes longer to begin with than to look at.
private struct TextLines {
  private var random: SeededGenerator
  private let scalars: [Unicode.Scalar]

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    var strings = InterestingStrings(seed: seed)
    scalars = (0..<4_096).flatMap { _ in Array(strings.next(upTo: 4).unicodeScalars) }
  }

  /// So many texts of at most three scalars, each on a line.
  mutating func next(_ count: Int) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<count {
      var bits = random.next()
      for _ in 0..<bits >> 62 {
        text.append(scalars[Int(bits & 0xFFFF) % scalars.count])
        bits >>= 16
      }
      text.append("\n")
    }
    return String(text)
  }
}

extension Unicode.Scalar {
  /// Controls, what turns the direction of writing, and what takes no room and is not seen.
  fileprivate var isObeyed: Bool {
    switch value {
    case 0x20...0x7E: false
    case 0...0x1F, 0x7F...0x9F, 0xAD, 0x34F, 0x61C, 0x180B...0x180F, 0x200B...0x200F, 0x2028...0x202E,
      0x2060...0x206F,
      0xFE00...0xFE0F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }
}
