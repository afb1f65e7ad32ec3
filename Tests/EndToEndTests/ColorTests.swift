import TerminalHarness
import Testing

@Suite("Colours")
struct ColorTests {
  @Test("are used unless NO_COLOR says something", arguments: [nil, "", "1"])
  func noColor(value: String?) throws {
    let reader = try tour(value.map { ["NO_COLOR": $0] } ?? [:])
    #expect((colors(reader) == 0) == (value == "1"))
  }

  @Test("are not used where there are none")
  func monochrome() throws {
    #expect(colors(try tour(["TERM": "vt100"])) == 0)
  }

  @Test("what they tell is told without them, too", arguments: [["NO_COLOR": "1"], ["TERM": "vt100"]])
  func notAlone(environment: [String: String]) throws {
    let colored = try tour([:]).session.screen
    let plain = try tour(environment).session.screen
    #expect(plain.text == colored.text)
    #expect(plain.line(2).hasPrefix("▌"))
    #expect(plain.line(0).contains("[1 Memos]"))
    let match = try #require(plain.cells(showing: "猫").first)
    #expect(match.isBold || match.isUnderlined || match.isReverse)
  }

  @Test(
    "within screen and tmux, a moved selection clears nothing",
    arguments: ["screen-256color", "tmux-256color", "screen"])
  func calm(type: String) throws {
    let reader = try Reader(MemoStore(), environment: ["TERM": type])
    let before = reader.session.rawOutput.count
    reader.press("jjjjj")
    try reader.session.waitForText("6/6")
    let frames = ControlSequence.all(in: Array(reader.session.rawOutput.dropFirst(before)))
    #expect(!frames.isEmpty)
    #expect(!frames.contains { $0.final == "J" })
  }

  /// A search with a match, as it is shown with these variables.
  private func tour(_ environment: [String: String]) throws -> Reader {
    let reader = try Reader(MemoStore(), environment: environment)
    reader.press("/猫")
    try reader.session.waitForText("1 memo")
    return reader
  }

  private func colors(_ reader: Reader) -> Int {
    let styles = ControlSequence.all(in: reader.session.rawOutput).filter { $0.kind == "[m" }
    let numbers = styles.flatMap { $0.parameters.split(separator: ";") }.compactMap { Int($0) }
    // 39 and 49 are the terminal's own colours.
    return numbers.count { (30...49).contains($0) && $0 % 10 < 9 || (90...107).contains($0) }
  }
}
