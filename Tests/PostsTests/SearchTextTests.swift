import SeededRandom
import Testing
import UnicodeText

@testable import Posts

@Suite("A memo's search text") struct SearchTextTests {
  @Test("holds just what one of its parts holds, also where the title stands in the body as well")
  func parts() {
    var random = SeededGenerator(seed: 21)
    for _ in 0..<1_000 {
      let title = Self.text(0...4, &random)
      let body =
        Self.text(0...3, &random) + (Bool.random(using: &random) ? title : "") + Self.text(0...3, &random)
      let memo = post("a") {
        ($0.title, $0.book, $0.authors) = (title, Self.text(0...2, &random), ["猫", "a"])
      }
      let text = Array(body.utf8).withUnsafeBytes { SearchText(memo, body: $0) }
      let parts = ([title, memo.book, memo.chapter, body] + memo.authors).map(Folding.folded)
      for _ in 0..<20 {
        let word = Folding.folded(Self.text(1...3, &random)).filter { $0 != UInt8(ascii: "\n") }
        let isInPart = parts.contains { $0.contains(word, in: $0.indices) }
        #expect(text.contains(word) == isInPart, "\(word) in \(title), \(body)")
      }
    }
  }

  private static func text(_ length: ClosedRange<Int>, _ random: inout SeededGenerator) -> String {
    let letters = ["a", "B", "猫", "ネ", "\u{301}", "ｶ", "ﾞ", "> ", "\n"]
    return (0..<Int.random(in: length, using: &random)).map { _ in letters.randomElement(using: &random) ?? ""
    }
    .joined()
  }
}
