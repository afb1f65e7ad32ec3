import SeededRandom
import Testing

@testable import UnicodeText

struct TextRowTests {
  @Test(
    "rows show what the wrapped lines show, but for the blanks at their ends",
    arguments: 1...60 as ClosedRange<UInt64>)
  func sameAsLines(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let text = Self.text(using: &random)
    for width in 1...14 {
      let rows = LineBreaking.rows(of: text, width: width)
      #expect(
        rows.map { $0.text.withoutBlankEnd } == LineBreaking.lines(text, width: width).map(\.withoutBlankEnd))
    }
  }

  @Test("every character has its place in one row", arguments: 1...60 as ClosedRange<UInt64>)
  func places(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let text = Self.text(using: &random)
    for width in 1...14 {
      let rows = LineBreaking.rows(of: text, width: width)
      var end = 0
      for (index, row) in rows.enumerated() {
        #expect(row.range.lowerBound == end)
        end = row.range.upperBound
        if row.endsLine, index + 1 < rows.count {
          end += text[String.Index(utf8: end, in: text)].utf8.count
        }
      }
      #expect(end == text.utf8.count)
    }
  }

  @Test("the place at a character's column is that character")
  func columns() {
    let row = LineBreaking.rows(of: "a猫\u{200B}e\u{301}x", width: 20)[0]
    #expect((0..<7).map { row.place(at: $0) } == [0, 1, 1, 7, 10, 11, 11])
    #expect([0, 1, 4, 7, 10, 11].map { row.column(of: $0) } == [0, 1, 3, 3, 4, 5])
  }

  @Test("a row that goes on ends before its last character, one that does not ends behind it")
  func ends() {
    let rows = LineBreaking.rows(of: "猫猫猫", width: 4)
    #expect(rows.map(\.endsLine) == [false, true])
    #expect(rows.map { $0.place(at: 9) } == [3, 9])
    #expect(LineBreaking.rows(of: "", width: 4).map(\.range) == [0..<0])
    #expect(LineBreaking.rows(of: "a\n\nb\n", width: 4).map(\.range) == [0..<1, 2..<2, 3..<4, 5..<5])
  }

  private static let parts = [
    "a", "wo", " ", "  ", "猫", "。", "」", "「", "\n", "\t", "\u{200B}", "e\u{301}", "👩‍👩‍👧", "🇯🇵", "～", "っ",
  ]

  private static func text(using random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...40, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }
      .joined()
  }
}

extension String {
  fileprivate var withoutBlankEnd: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}

extension String.Index {
  fileprivate init(utf8 place: Int, in text: String) {
    self = text.utf8.index(text.startIndex, offsetBy: place)
  }
}
