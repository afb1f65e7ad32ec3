import Drawing
import Testing

@testable import Screens

@MainActor
struct TextFieldTests {
  private func drawn(_ text: String, caret: Int? = nil, width: Int) -> (line: String, cursor: Int?) {
    var canvas = Canvas(size: Size(rows: 1, columns: 20))
    canvas.put(String(repeating: ".", count: 20), row: 0, column: 0)
    canvas.fill(row: 0, columns: 2..<2 + width)
    TextField.draw(LineEditor(text, caret: caret), row: 0, column: 2, width: width, on: &canvas)
    return (canvas.lines[0], canvas.cursor?.column)
  }

  @Test("a text that fits is shown whole, the cursor at the caret")
  func fits() {
    #expect(drawn("猫a", width: 8) == ("..猫a     ..........", 5))
    #expect(drawn("猫a", caret: 1, width: 8).cursor == 4)
    #expect(drawn("猫a", caret: 0, width: 8).cursor == 2)
  }

  @Test("a longer one is shown around the caret")
  func around() {
    #expect(drawn("abcdefghij", width: 8) == ("..defghij ..........", 9))
    #expect(drawn("abcdefghij", caret: 0, width: 8) == ("..abcdefgh..........", 2))
  }

  @Test("no wide character is cut in half at either side")
  func wide() {
    #expect(drawn("一二三四五", width: 7) == ("..三四五 ...........", 8))
    #expect(drawn("一二三四五", caret: 0, width: 7).line == "..一二三 ...........")
  }

  @Test("a combining mark takes no cell")
  func marks() {
    #expect(drawn("e\u{301}", width: 8).cursor == 3)
  }

  @Test("whatever the caret, it is inside the field, and the text too", arguments: 1...12)
  func inside(width: Int) {
    let text = "a猫b犬\u{301}cか\u{3099}鳥d"
    for caret in 0...text.count {
      let (line, cursor) = drawn(text, caret: caret, width: width)
      #expect((2..<2 + width).contains(cursor ?? -1))
      #expect(line.hasPrefix("..") && line.hasSuffix(String(repeating: ".", count: 18 - width)))
    }
  }
}
