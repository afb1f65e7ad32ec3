import TerminalHarness
import Testing

@Suite("A screen drawn in parts")
struct RedrawnScreenTests {
  /// Memos whose words begin at even and odd columns, so that wide glyphs come to stand over halves of others.
  private static let memos = Dictionary(
    uniqueKeysWithValues: (10..<60).map { number in
      let words = String(repeating: "a", count: number % 3) + "猫犬\(number)吾輩は、猫である。"
      return ("202611\(number / 2)-1200\(number).md", words)
    })

  @Test("looks as if drawn anew, whatever was on it before", arguments: [(24, 80), (30, 121)])
  func sameAsAnew(rows: Int, columns: Int) throws {
    let reader = try Reader(MemoStore(Self.memos), rows: rows, columns: columns)
    for keys in ["jjjkGkgjjjG", "glJJKqkkG", "2j1kj?qG", "/猫犬4\rjjxG"] {
      reader.press("g")
      try reader.session.waitForText("1/50")
      reader.press(keys)
      try reader.session.waitForText("50/50")
      // In the row's title and words, and where there is a preview in its title and text.
      try reader.session.waitForScreen("the last memo") {
        $0.text.ranges(of: "猫犬20").count == (columns < 120 ? 2 : 4)
      }
      let (picture, sent) = (reader.session.screen.cells, reader.session.rawOutput.count)
      reader.session.press(.control("l"))
      try reader.session.waitForScreen("the same picture, drawn anew") { _ in
        reader.session.rawOutput.count > sent + 1000 && reader.session.screen.cells == picture
      }
    }
  }
}
