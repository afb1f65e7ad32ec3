import TerminalHarness
import Testing

@Suite("The screen")
struct ScreenTests {
  @Test("a wide character takes two cells, and its right half is empty")
  func wideCharacters() throws {
    let shell = try Shell("printf '読A'")
    try shell.session.waitForExit()
    let row = shell.session.screen.cells[0]
    #expect(row.prefix(4).map(\.text) == ["読", "", "A", " "])
    #expect(row.prefix(4).map(\.width) == [2, 0, 1, 1])
    #expect(shell.session.cursor == (row: 0, column: 3))
  }

  @Test("a wide character that does not fit wraps whole")
  func wrap() throws {
    let shell = try Shell("printf 'あいう漢字'", size: (rows: 3, columns: 7))
    try shell.session.expectScreen(
      """
      あいう
      漢字
      """)
  }

  @Test("marks stay with their letter")
  func marks() throws {
    let shell = try Shell(#"printf 'e\xcc\x81x か\xe3\x82\x99'"#)
    try shell.session.waitForText("e\u{301}x か\u{3099}")
    #expect(shell.session.screen.cells[0].first?.text == "e\u{301}")
  }

  @Test("bold, reverse and the other looks are seen cell by cell")
  func looks() throws {
    let shell = try Shell(
      #"printf 'plain \033[1mbold\033[0m \033[7m反転\033[0m \033[3;4;5;9mall\033[0m'"#)
    try shell.session.waitForExit()
    let screen = shell.session.screen
    #expect(screen.cells(showing: "plain").allSatisfy { !$0.isBold && !$0.isReverse })
    #expect(screen.cells(showing: "bold").allSatisfy { $0.isBold })
    #expect(screen.cells(showing: "反転").count == 4)
    #expect(screen.cells(showing: "反転").allSatisfy { $0.isReverse })
    #expect(screen.cells(showing: "all").count == 3)
    #expect(
      screen.cells(showing: "all").allSatisfy {
        $0.isItalic && $0.isUnderlined && $0.isBlinking && $0.isStruck && !$0.isBold
      })
    #expect(screen.cells(showing: "nowhere").isEmpty)
  }

  @Test("colours are the standard one, a place in the palette, or a mixture")
  func colours() throws {
    let shell = try Shell(
      #"printf 'a\033[33;44mb\033[0m\033[38;5;208mc\033[91md\033[0;38;2;1;2;3me'"#)
    try shell.session.waitForExit()
    let row = shell.session.screen.cells[0]
    #expect(row[0].foreground == .standard && row[0].background == .standard)
    #expect(row[1].foreground == .indexed(3) && row[1].background == .indexed(4))
    #expect(row[2].foreground == .indexed(208) && row[2].background == .standard)
    #expect(row[3].foreground == .indexed(9))
    #expect(row[4].foreground == .rgb(red: 1, green: 2, blue: 3))
  }

  @Test("the alternate screen hides what was there, and gives it back")
  func alternateScreen() throws {
    let shell = try Shell(
      #"printf 'before\n\033[?1049h\033[?25l\033[?1000h\033[Hinside'; read; printf '\033[?1049l\033[?25h\033[?1000lafter'"#
    )
    try shell.session.expectScreen("inside")
    #expect(shell.session.screen.isAlternate)
    #expect(!shell.session.screen.isCursorVisible)
    #expect(shell.session.screen.isMouseReported)

    shell.session.press(.enter)
    try shell.session.waitForExit()
    try shell.session.expectScreen(
      """
      before
      after
      """)
    #expect(!shell.session.screen.isAlternate)
    #expect(shell.session.screen.isCursorVisible)
    #expect(!shell.session.screen.isMouseReported)
  }

  @Test("rows that scroll off the main screen are kept, those of the alternate screen are not")
  func scrollback() throws {
    let shell = try Shell(#"printf '\033[?1049h'; seq 20; printf '\033[?1049l'; seq 101 110"#)
    try shell.session.waitForExit()
    #expect(shell.session.scrollback == ["101", "102", "103", "104", "105"])
    #expect(shell.session.screen.lines == ["106", "107", "108", "109", "110", ""])
  }

  @Test("the raw bytes hold what no screen shows")
  func rawOutput() throws {
    let shell = try Shell(#"printf '\033]52;c;6Kqt\a'"#)
    try shell.session.waitForExit()
    #expect(shell.session.rawOutput == Array("\u{1b}]52;c;6Kqt\u{7}".utf8))
  }

  @Test("the terminal answers where the cursor is and what it is")
  func queries() throws {
    let shell = try Shell(
      #"""
      stty -echo -icanon
      printf '\033[3;5H\033[6n'; IFS= read -rd R place
      printf '\033[c'; IFS= read -rd c name
      printf '\033[H%s %s' "${place:2}" "${name:2}"
      """#)
    try shell.session.waitForExit()
    #expect(shell.session.screen.line(0) == "3;5 ?1;2")
  }

  @Test("a flood of rows is taken in, to the last one")
  func muchOutput() throws {
    let shell = try Shell("seq 20000")
    try shell.session.waitForExit()
    #expect(shell.session.screen.lines.suffix(2) == ["20000", ""])
    #expect(shell.session.scrollback.count == 19_995)
  }
}
