import TerminalHarness
import Testing

@Suite("The query line")
struct QueryLineTests {
  @Test("filters as it is typed, with fields, in Japanese")
  func filters() throws {
    let reader = try Reader(MemoStore())
    reader.press("/著者：夏目")
    try reader.session.waitForText("2 memos")
    reader.press("　-馬鹿")
    try reader.session.waitForText(" 1 memo")
    reader.session.press(.enter)
    try reader.session.waitForText("1/1   ★ 1   /-馬鹿 author:夏目")
    reader.press("x/")
    try reader.session.waitForText("6 memos")
    reader.session.press(.up)
    try reader.session.waitForText("/著者：夏目　-馬鹿")
    try reader.session.waitForText(" 1 memo")
    reader.session.press(.down)
    try reader.session.waitForText("6 memos")
  }

  @Test("that is no query says why and where; the last result stays, and Enter does not keep it")
  func problem() throws {
    let reader = try Reader(MemoStore())
    reader.press("/夏目 created:2026-13")
    try reader.session.waitForText(" At 12: “2026-13” is not a date")
    reader.session.press(.enter)
    reader.session.press(.control("w"))
    reader.press("馬鹿")
    try reader.session.waitForText("/夏目 馬鹿")
    try reader.session.waitForText(" 1 memo")
    reader.session.press(.enter)
    try reader.session.waitForText("1/1   ★ 1   /夏目 馬鹿")
  }
}
