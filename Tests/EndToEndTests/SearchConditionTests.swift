import TerminalHarness
import Testing

@Suite("The search condition")
struct SearchConditionTests {
  @Test("counts while it is edited, and the list follows when it is applied")
  func form() throws {
    let reader = try Reader(MemoStore())
    reader.press("c")
    try reader.session.waitForText("6 memos match")
    reader.session.press(.tab, .tab)
    reader.press("漱石")
    try reader.session.waitForText("2 memos match")
    try reader.session.expectScreen(
      """
       Search condition                                                 2 memos match
      ────────────────────────────────────────────────────────────────────────────────
        Text
        Book
      ▌ Author       漱石
                     夏目漱石  2
        Tags
        Kind         [ ] quote [ ] note [ ] thought [ ] question [ ] bookmark [ ] book
        Status       [ ] want to read [ ] being read [ ] read [ ] paused [ ] dropped …
        Rating       any
        Favourites   [ ] only
        Created from
        Created to
        Sort         created
        Order        newest first

        Query        author:漱石






       Enter apply  Esc leave as it was  Tab next field  ^s save as tab  ^x clear all
      """)
    try reader.session.waitForCursor(row: 4, column: 19)
    reader.session.press(.enter)
    try reader.session.waitForText("1/2   ★ 2   /author:漱石")
  }

  @Test("each field narrows the list")
  func fields() throws {
    let reader = try Reader(MemoStore())
    let cases: [(keys: [Keystroke], text: String, matches: String)] = [
      ([], "名前", "1 memo matches"), ([.tab], "Pride", "1 memo matches"), ([.tab], "夏目", "2 memos match"),
      ([.tab], "小説", "1 memo matches"),
    ]
    reader.press("c")
    for (keys, text, matches) in cases {
      keys.forEach { reader.session.press($0) }
      reader.session.type(text)
      try reader.session.waitForText(matches)
      reader.session.press(.control("u"))
      try reader.session.waitForText("6 memos match")
    }
    reader.session.press(.tab, .right)
    reader.press(" ")
    try reader.session.waitForText("[x] note")
    try reader.session.waitForText("2 memos match")
    reader.session.press(.control("x"), .tab, .tab, .tab)
    reader.press(" ")
    try reader.session.waitForText("[x] only")
    try reader.session.waitForText("2 memos match")
    reader.session.press(.control("x"), .down)
    reader.press("2026-11-28")
    try reader.session.waitForText("3 memos match")
    reader.session.press(.tab)
    reader.press("2026-11-29")
    try reader.session.waitForText("2 memos match")
    reader.session.press(.tab)
    reader.press(" ")
    try reader.session.waitForText("Sort         updated")
    reader.session.press(.tab)
    reader.press(" ")
    try reader.session.waitForText("oldest first")
    reader.session.press(.backTab, .up, .up)
    try reader.session.waitForScreen("the caret in the first date") { $0.line(10).hasPrefix("▌") }
  }

  @Test("a bad date is said, keeps the last count, and is not applied")
  func badDate() throws {
    let reader = try Reader(MemoStore())
    reader.press("c")
    for _ in 0..<8 { reader.session.press(.tab) }
    reader.press("2026-13")
    try reader.session.waitForText("“2026-13” is not a date: write 2026, 2026-03, 2026-03-01 or today.")
    reader.session.press(.enter)
    try reader.session.waitForText("Search condition")
    reader.session.press(.escape)
    try reader.session.waitForText("1/6")
  }

  @Test("Escape leaves the list as it was; reopened, the form shows the filter in force")
  func leaving() throws {
    let reader = try Reader(MemoStore())
    reader.press("c夏目")
    try reader.session.waitForText("2 memos match")
    reader.session.press(.escape)
    try reader.session.waitForText("1/6   ★ 2  ")
    reader.press("/馬鹿")
    try reader.session.waitForText("1 memo")
    reader.session.press(.enter)
    reader.press("c")
    try reader.session.waitForText("Text         馬鹿")
    try reader.session.waitForText("1 memo matches")
  }

  @Test("fields and query line are two faces of one condition, in Japanese too")
  func twoFaces() throws {
    let reader = try Reader(MemoStore())
    reader.press("c")
    reader.session.press(.tab, .tab)
    reader.press("夏目")
    try reader.session.waitForText("Query        author:夏目")
    reader.session.press(.up, .up, .up)
    try reader.session.waitForScreen("the caret in the query") { $0.line(15).hasPrefix("▌") }
    reader.session.press(.control("u"))
    reader.press("書名：こころ　−猫")
    try reader.session.waitForText("Text         -猫")
    try reader.session.waitForText("Book         こころ")
    try reader.session.waitForText("1 memo matches")
    reader.session.press(.enter)
    try reader.session.waitForText("1/1   ★ 1   /-猫 book:こころ")
  }
}
