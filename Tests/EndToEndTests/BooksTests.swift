import TerminalHarness
import Testing

@Suite("Books")
struct BooksTests {
  @Test("are counted and sorted by title; a memo that arrives counts by itself")
  func counted() throws {
    let reader = try Reader(MemoStore())
    reader.press("3")
    try reader.session.expectScreen(
      """
        1 Memos   2 Favourites  [3 Books]                                       store
      ────────────────────────────────────────────────────────────────────────────────
      ▌ Pride and Prejudice                     Jane Austen             1  2026-11-28
        こころ                                  夏目漱石                1  2026-11-27
        吾輩は猫である                          夏目漱石                1  2026-11-30
        方丈記                                  鴨長明                  1  2026-11-26
        銀河鉄道の夜                            宮沢賢治                1  2026-11-29
        Memos without a book                                            1  2026-11-25














       1/6                                                                       live
       Enter open  / filter  o sort  c condition  x clear  q quit  ? help
      """)
    try reader.store.write(
      "20261201-090000-kkr2.md", "---\nbook: ココロ\npage: \"3\"\ncreated: 2026-12-01T09:00:00+09:00\n---\n静か。\n"
    )
    try reader.session.waitForScreen("two memos of こころ") { $0.line(3).contains("2  2026-12-01") }
    reader.press("j")
    reader.session.press(.enter)
    try reader.session.waitForText("2 memos")
    #expect(reader.session.screen.line(2).contains("静か。"))
    #expect(reader.session.screen.line(3).contains("精神的に向上心のない"))
    reader.session.press(.escape)
    try reader.session.waitForScreen("the same book selected") { $0.line(3).hasPrefix("▌ ") }
  }

  @Test("show where the hits are, at 60 columns, and lead to a book's memos and back to the detail")
  func hits() throws {
    let reader = try Reader(MemoStore(), rows: 20, columns: 60)
    reader.press("/漱石")
    reader.session.press(.enter)
    try reader.session.waitForText("/漱石")
    reader.press("B")
    try reader.session.waitForScreen("the books of the hits") {
      $0.line(2).hasPrefix("  こころ") && $0.line(2).contains("1/1") && $0.line(3).hasPrefix("▌ 吾輩は猫である")
    }
    reader.session.press(.enter)
    try reader.session.waitForText(" 吾輩は猫である")
    try reader.session.waitForText("1 memo")
    reader.session.press(.enter)
    try reader.session.waitForText("書き出しの一文で")
    reader.press("b")
    try reader.session.waitForText("1 memo")
    reader.press("q")
    try reader.session.waitForText("[3 Books]")
    reader.press("1")
    try reader.session.waitForText("[1 Memos]")
  }
}
