import TerminalHarness
import Testing

@Suite("Two programs on the same memos")
struct TwoProgramsTests {
  @Test("and another writer make random edits, and every token is in a memo, a conflict copy or the trash")
  func nothingLost() throws {
    let folder = try TemporaryFolder()
    let soak = try TerminalSession(
      program: Program.path(of: "soak"), arguments: [Program.path, "pair", "60", "5"],
      environment: try folder.environment(), timeout: .seconds(120))
    let end = try soak.waitForExit()
    #expect(end == .exited(0), "\(soak.screen.text)")
  }

  @Test("offer a draft only once the form in which it is typed was left")
  func drafts() throws {
    let store = try MemoStore()
    let one = try Reader(store)
    one.press("a書きかけの考え。")
    for _ in 0..<1000 where DraftFile(in: store) == nil { one.session.watch(for: .milliseconds(10)) }
    try #require(DraftFile(in: store) != nil)
    let other = try Reader(store)
    other.press(":drafts")
    other.session.press(.enter)
    try other.session.waitForText("There is no draft.")
    one.session.press(.escape)
    try one.session.waitForText("Kept as a draft; :drafts shows it.")
    other.session.press(.escape)
    try other.session.waitForText("1/6")
    other.press(":drafts")
    other.session.press(.enter)
    try other.session.waitForText("書きかけの考え。")
  }

  @Test("never undo the same edit twice")
  func undoOnce() throws {
    let store = try MemoStore()
    let one = try Reader(store)
    let other = try Reader(store)
    one.press("jd")
    try one.session.waitForText("is in the trash")
    try one.session.waitForText("2/5")
    one.session.press(.control("r"))
    try one.session.waitForText("There is nothing to do again.")
    other.press("u")
    try other.session.waitForText("Undid: deletion of 1 memo.")
    // Before that the news of the change from outside could take the place of the answer.
    try one.session.waitForText("/6")
    one.press("u")
    try one.session.waitForText("There is nothing to undo.")
  }
}
