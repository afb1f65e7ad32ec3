import TerminalHarness
import Testing

@Suite("The filter")
struct FilterTests {
  @Test("narrows the list while words are typed, and the caret stands behind them")
  func typing() throws {
    let reader = try Reader(MemoStore())
    reader.press("/名前")
    try reader.session.waitForText("/名前")
    try reader.session.expectScreen(
      """
       [1 Memos]  2 Favourites   3 Books                                        store
      ────────────────────────────────────────────────────────────────────────────────
      ▌★ 2026-11-30  "  吾輩は猫である            12   吾輩は猫である。名前はまだ無い…



















       /名前                                                                   1 memo
       Enter keep  Esc as it was  ↑ kept before  ^u clear
      """)
    try reader.session.waitForCursor(row: 22, column: 6)
  }

  @Test(
    "finds whatever the spelling: case, width, kana, composition",
    arguments: [
      ("UNIVERSALLY", "Pride and Prejudice"), ("ｐｒｉｄｅ", "Pride and Prejudice"), ("かむぱねるら", "銀河鉄道の夜"),
      ("ｶﾑﾊﾟﾈﾙﾗ", "銀河鉄道の夜"), ("カムハ\u{309A}ネルラ", "銀河鉄道の夜"), ("夏目 馬鹿", "こころ"),
    ])
  func folding(words: String, book: String) throws {
    let reader = try Reader(MemoStore())
    reader.press("/\(words)")
    try reader.session.waitForText("1 memo")
    try reader.session.waitForScreen("\(book) alone") { $0.line(2).contains(book) && $0.line(3).isEmpty }
  }

  @Test("Enter keeps it, x clears it, Escape goes back to what was")
  func keeping() throws {
    let reader = try Reader(MemoStore())
    reader.press("/夏目")
    try reader.session.waitForText("2 memos")
    reader.session.press(.enter)
    try reader.session.waitForText("1/2   ★ 2   /夏目")
    reader.press("/ 馬鹿")
    try reader.session.waitForText("1 memo")
    reader.session.press(.escape)
    try reader.session.waitForText("1/2   ★ 2   /夏目")
    reader.press("x")
    try reader.session.waitForText("1/6   ★ 2  ")
  }

  @Test("says what to do when nothing matches, and edits like a shell line")
  func editing() throws {
    let reader = try Reader(MemoStore())
    reader.press("/名前 量子")
    try reader.session.waitForText("No memo matches.")
    reader.session.press(.control("w"))
    try reader.session.waitForText("1 memo")
    reader.session.press(.control("u"))
    try reader.session.waitForText("6 memos")
  }

  @Test("can be given on the command line")
  func query() throws {
    let reader = try Reader(MemoStore(), arguments: ["--query", "夏目"])
    try reader.session.waitForText("1/2   ★ 2   /夏目")
  }

  @Test("takes pasted text as one line")
  func pasting() throws {
    let reader = try Reader(MemoStore())
    reader.session.paste("dddq\n")
    try reader.session.waitForText("There is no field here to paste into.")
    reader.press("/")
    reader.session.paste("夏目\n馬鹿")
    try reader.session.waitForText("/夏目 馬鹿")
    try reader.session.waitForText("1 memo")
  }
}
