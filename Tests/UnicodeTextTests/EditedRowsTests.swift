import SeededRandom
import Testing

@testable import UnicodeText

struct EditedRowsTests {
  @Test("after any edits the rows are those of the text", arguments: 1...60 as ClosedRange<UInt64>)
  func sameAsWrappedAnew(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let parts = [
      "a", "wo rd", " ", "猫", "。", "\n", "\n", "\r\n", "\u{85}", "\u{2028}", "か\u{3099}", "が", "\u{3099}",
      "\r", "👩‍👩‍👧",
    ]
    var edited = EditedRows()
    var pieces: [String] = []
    for _ in 0..<80 {
      let start = Int.random(in: 0...pieces.count, using: &random)
      let end = Int.random(in: start...min(pieces.count, start + 3), using: &random)
      let new = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        parts.randomElement(using: &random) ?? ""
      }
      pieces.replaceSubrange(start..<end, with: new)
      let width = Int.random(in: 0..<10, using: &random) == 0 ? 5 : 8
      let text = pieces.joined()
      #expect(edited.rows(of: text, width: width) == LineBreaking.rows(of: text, width: width))
    }
  }
}
