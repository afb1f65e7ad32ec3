import TerminalHarness
import Testing

@Suite("The detail")
struct DetailTests {
  @Test("shows the memo with its body wrapped by Japanese rules")
  func page() throws {
    let reader = try Reader(MemoStore())
    reader.session.press(.enter)
    try reader.session.expectScreen(
      """
       吾輩は猫である  夏目漱石                                                   1/6
       p.12 · 小説 猫 · quote · ★★★★ · 2026-11-30                                   ★
      ────────────────────────────────────────────────────────────────────────────────

          ┃ 吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。何で
          ┃ も薄暗いじめじめした所でニャーニャー泣いていた事だけは記憶している。

          書き出しの一文で、語り手が人でないことと名のないことが同時に告げられる。














       kindle   145-146                                                          100%
       J next  K previous  Space read on  * favourite  q back  e edit  / find  ? help
      """)
  }

  @Test("J and K go through the list, Space goes on to the next memo, q comes back to the row")
  func walking() throws {
    let reader = try Reader(MemoStore())
    reader.press("l")
    try reader.session.waitForText("1/6")
    reader.press("J")
    try reader.session.waitForText("宮沢賢治")
    reader.press("K")
    try reader.session.waitForText("夏目漱石")
    reader.press("  ")
    try reader.session.waitForText("3/6")
    try reader.session.waitForText("Who says \"universally\", and to whom?")
    reader.press("q")
    try reader.session.waitForCursor(row: 4, column: 0)
  }

  @Test("a star set here is in the list and the favourites")
  func star() throws {
    let reader = try Reader(MemoStore())
    reader.press("jl*")
    try reader.session.waitForScreen("the star in the header") { $0.line(1).hasSuffix("★") }
    reader.session.press(.left)
    try reader.session.waitForText("2/6   ★ 3")
  }

  @Test("unstarring in the favourites opens the next memo")
  func unstar() throws {
    let reader = try Reader(MemoStore())
    reader.press("2")
    try reader.session.waitForText("1/2   ★ 2")
    reader.press("l")
    try reader.session.waitForText("夏目漱石")
    reader.press("*")
    try reader.session.waitForText("精神的に向上心のないものは馬鹿だ。")
    try reader.session.waitForText("1/1")
    reader.press("*")
    try reader.session.waitForText("There is no memo left in this list.")
    reader.press("h")
    try reader.session.waitForText("There is no favourite yet.")
  }

  @Test("scrolls a long memo by lines, half pages and pages, and tells how far")
  func scrolling() throws {
    let lines = (1...60).map { "行\($0)。" }.joined(separator: "\n")
    let reader = try Reader(MemoStore(["20261130-000000-long.md": lines + "\n"]))
    reader.session.press(.enter)
    try reader.session.waitForText("行18。")
    let steps: [(Keystroke, String)] = [
      (.character("j"), "行19。"), (.control("d"), "行28。"), (.control("f"), "行47。"), (.character("G"), "行60。"),
      (.character("g"), "行1。"), (.pageDown, "行37。"), (.control("b"), "行1。"), (.end, "100%"), (.home, "行1。"),
      (.character(" "), "行37。"), (.control("u"), "行10。"), (.character("k"), "行9。"),
    ]
    for (key, text) in steps {
      reader.session.press(key)
      try reader.session.waitForText(text)
    }
  }

  @Test("follows a change of the file")
  func follows() throws {
    let reader = try Reader(MemoStore())
    reader.press("jl")
    try reader.session.waitForText("カムパネルラの手の動きが二度出てくる。")
    try reader.store.write(MemoStore.train, "---\nbook: 銀河鉄道の夜\n---\n書きなおした。\n")
    try reader.session.waitForText("書きなおした。")
  }
}
