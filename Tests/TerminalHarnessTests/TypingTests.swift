import TerminalHarness
import Testing

@Suite("Typing")
struct TypingTests {
  @Test("the terminal echoes what is typed, and cat repeats the line")
  func cat() throws {
    let session = try TerminalSession(program: "/bin/cat", size: (rows: 4, columns: 20))
    session.type("読書 memo")
    try session.expectScreen("読書 memo")
    session.press(.enter)
    try session.expectScreen(
      """
      読書 memo
      読書 memo
      """)
    try session.waitForCursor(row: 2, column: 0)
    #expect(session.cursor == (row: 2, column: 0))
    session.press(.control("d"))
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test("backspace in a cooked line removes a whole Japanese character")
  func backspace() throws {
    let session = try TerminalSession(program: "/bin/cat", size: (rows: 4, columns: 20))
    session.type("本屋")
    session.press(.backspace, .enter)
    try session.waitForScreen("本 alone in the line that cat repeats") { $0.line(1) == "本" }
  }

  @Test(
    "each key sends the bytes of xterm",
    arguments: [
      (Keystroke.escape, "1b"), (.enter, "0d"), (.tab, "09"), (.backTab, "1b 5b 5a"), (.backspace, "7f"),
      (.up, "1b 5b 41"), (.down, "1b 5b 42"), (.right, "1b 5b 43"), (.left, "1b 5b 44"),
      (.home, "1b 5b 48"), (.end, "1b 5b 46"), (.insert, "1b 5b 32 7e"), (.delete, "1b 5b 33 7e"),
      (.pageUp, "1b 5b 35 7e"), (.pageDown, "1b 5b 36 7e"), (.function(1), "1b 4f 50"),
      (.function(5), "1b 5b 31 35 7e"), (.control("s"), "13"), (.control("i"), "09"), (.control("\\"), "1c"),
      (.alt("f"), "1b 66"), (.character("読"), "e8 aa ad"),
    ])
  func bytes(key: Keystroke, expected: String) throws {
    let length = expected.split(separator: " ").count
    let shell = try Shell("stty raw -echo; printf ready; od -An -tx1 -N\(length)")
    try shell.session.waitForText("ready")
    shell.session.press(key)
    try shell.session.waitForExit()
    try shell.session.waitForText("ready \(expected)")
  }

  @Test("arrows change when the program asks for application keys, as every ncurses program does")
  func applicationKeys() throws {
    let shell = try Shell(#"stty raw -echo; printf '\033[?1hready'; od -An -tx1 -N6"#)
    try shell.session.waitForText("ready")
    shell.session.press(.up, .home)
    try shell.session.waitForText("1b 4f 41 1b 4f 48")
  }

  @Test("a paste comes in brackets only when the program has asked for them")
  func paste() throws {
    let script = #"stty raw -echo; printf 'one'; od -An -c -N2; printf '\033[?2004htwo'; od -An -c -N14"#
    let shell = try Shell(script, size: (rows: 6, columns: 80))
    try shell.session.waitForText("one")
    shell.session.paste("ab")
    try shell.session.waitForText("two")
    shell.session.paste("ab")
    try shell.session.waitForText(#"033   [   2   0   0   ~   a   b 033   [   2   0   1   ~"#)
  }

  @Test("more than the terminal can hold is typed while the program reads")
  func muchInput() throws {
    let shell = try Shell("stty raw -echo; printf ready; head -c 300000 | wc -c")
    try shell.session.waitForText("ready")
    shell.session.type(String(repeating: "日本", count: 50_000))
    try shell.session.waitForText("300000")
  }
}
