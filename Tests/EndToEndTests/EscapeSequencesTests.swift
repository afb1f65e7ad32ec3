import TerminalHarness
import Testing

@Suite("What a memo can make the terminal do")
struct EscapeSequencesTests {
  @Test("A tour through hostile memos sends nothing that a tour through harmless ones does not")
  func nothingMore() throws {
    let harmless = try tour(MemoStore(Self.harmless), typing: "夏目")
    let hostile = try tour(
      MemoStore(bytes: HostileMemos.all),
      typing: "\u{1B}]0;owned\u{7}\u{9B}31m\u{202E}\u{1B}[2J\u{1B}P1;2q\u{1B}\\\u{200B}")
    #expect(hostile.subtracting(harmless).subtracting(Self.placing) == [])
    #expect(harmless.contains("[H"))
  }

  /// The ways in which ncurses places the cursor and erases, of which it takes the shortest: which those are depends on the text.
  private static let placing: Set = [
    "[A", "[B", "[C", "[D", "[G", "[H", "[d", "[J", "[K", "[X", "[b", "[P", "[@", "\u{8}", "\r", "\n",
  ]

  /// As many as there are hostile ones, with what ncurses has short ways for: runs of blanks and of one letter.
  private static let harmless = Dictionary(
    uniqueKeysWithValues: (10..<60).map { number in
      let run = String(repeating: "=", count: number) + String(repeating: " ", count: number) + "|"
      return ("memo-\(number).md", "---\nbook: 本 \(number)\n---\n\(run) 猫が\(run)\n\n\(run)\n# 章\n")
    })

  /// The kinds of control sequences that come when every memo is opened, something is searched for, a
  /// window shrinks and the program quits.
  private func tour(_ store: MemoStore, typing text: String) throws -> Set<String> {
    let reader = try Reader(store, rows: 30, columns: 100)
    reader.press("Ggl")
    for _ in 0..<55 {
      reader.press(" J")
      _ = reader.session.screen
    }
    reader.press("q?")
    try reader.session.waitForScreen("the help") { !$0.contains("Enter open") }
    reader.session.press(.escape)
    try reader.session.waitForText("Enter open")
    reader.press("/")
    reader.session.paste(text)
    try reader.session.waitForScreen("the filter") { !$0.contains("Enter open") }
    reader.session.press(.control("u"))
    reader.session.paste("created:\(text)")
    try reader.session.waitForText("/created:")
    reader.session.press(.escape)
    try reader.session.waitForText("Enter open")
    reader.press("c")
    try reader.session.waitForText("Search condition")
    reader.session.paste(text)
    reader.session.watch(for: .milliseconds(50))
    reader.session.press(.escape)
    try reader.session.waitForScreen("the list") { !$0.contains("Search condition") }
    reader.session.resize(rows: 10, columns: 41)
    reader.session.press(.control("l"))
    reader.session.resize(rows: 30, columns: 140)
    reader.session.press(.control("l"))
    reader.press("GgQ")
    try reader.session.waitForExit()
    #expect(String(validating: reader.session.rawOutput, as: UTF8.self) != nil)
    return Set(ControlSequence.all(in: reader.session.rawOutput).map(\.kind))
  }
}
