import TerminalHarness
import Testing

@Suite("Help and questions")
struct HelpAndQuestionTests {
  @Test("the help shows the keys of the screen below, and searches in them")
  func help() throws {
    let reader = try Reader(MemoStore())
    reader.press("?")
    try reader.session.waitForText("Enter l →                 Open the selected memo.")
    reader.press("star")
    try reader.session.waitForScreen("only what tells of the star") {
      $0.line(2).contains("Set or remove the star of the selected memo.") && $0.line(3).isEmpty
    }
    reader.session.press(.escape)
    try reader.session.waitForText("1/6")
    reader.press("l?")
    try reader.session.waitForText("Go a page down, and from the end to the next memo.")
    reader.press("q")
    try reader.session.waitForText("夏目漱石")
  }

  @Test("an empty store says what to do; s adds the samples, and asks where memos are")
  func samples() throws {
    let reader = try Reader(MemoStore([:]))
    try reader.session.waitForText("There is no memo here yet.")
    reader.press("s")
    try reader.session.waitForText("24 sample memos were added.")
    try reader.session.waitForText("1/24")
    reader.press("s")
    try reader.session.waitForText("All sample memos are here already.")

    let other = try Reader(MemoStore())
    other.press("s")
    try other.session.waitForText("Add 24 sample memos to the memos that are here?")
    other.press("jn")
    try other.session.waitForText("1/6")
    other.press("s")
    try other.session.waitForText("Add 24 sample memos")
    other.press("y")
    try other.session.waitForText("/30")
  }
}
