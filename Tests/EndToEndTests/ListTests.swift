import TerminalHarness
import Testing

@Suite("The list")
struct ListTests {
  @Test("shows the memos, newest first, with the cursor on the selected row")
  func first() throws {
    let reader = try Reader(MemoStore())
    try reader.session.expectScreen(
      """
       [1 Memos]  2 Favourites   3 Books                                        store
      ────────────────────────────────────────────────────────────────────────────────
      ▌★ 2026-11-30  "  吾輩は猫である            12   吾輩は猫である。名前はまだ無い…
         2026-11-29  -  銀河鉄道の夜             110   カムパネルラの手の動きが二度出…
         2026-11-28  ?  Pride and Prejudice       ix   Who says "universally", and to…
       ★ 2026-11-27  "  こころ                   258   精神的に向上心のないものは馬鹿…
         2026-11-26  !  方丈記                         川の流れの比喩は、時間よりも住…
         2026-11-25  -  読書会のメモ                   次回は『遠野物語』。














       1/6   ★ 2                                                                 live
       Enter open  a add  / filter  c condition  * favourite  d delete  ? help
      """)
    try reader.session.waitForCursor(row: 2, column: 0)
  }

  @Test("gives way in a narrow window")
  func narrow() throws {
    let reader = try Reader(MemoStore(), rows: 20, columns: 60)
    try reader.session.expectScreen(
      """
       [1 Memos]  2 Favourites   3 Books                    store
      ────────────────────────────────────────────────────────────
      ▌★ 2026-11-30  "  吾輩は猫である       12   吾輩は猫である…
         2026-11-29  -  銀河鉄道の夜        110   カムパネルラの…
         2026-11-28  ?  Pride and Prej…      ix   Who says "unive…
       ★ 2026-11-27  "  こころ              258   精神的に向上心…
         2026-11-26  !  方丈記                    川の流れの比喩…
         2026-11-25  -  読書会のメモ              次回は『遠野物…










       1/6   ★ 2                                             live
       Enter open  a add  / filter  c condition  ? help
      """)
  }

  @Test("shows the selected memo beside it in a wide window, and follows the selection")
  func wide() throws {
    let reader = try Reader(MemoStore(), rows: 50, columns: 200)
    try reader.session.waitForText("┃ 吾輩は猫である。名前はまだ無い。どこで生れたか")
    reader.press("j")
    try reader.session.waitForScreen("the second memo in the preview") {
      $0.contains("カムパネルラの手の動きが二度出てくる。") && $0.line(3).hasPrefix("▌")
    }
  }

  @Test("moves by letters, arrows, pages and to both ends")
  func moving() throws {
    let reader = try Reader(MemoStore())
    let steps: [(Keystroke, Int)] = [
      (.character("j"), 1), (.down, 2), (.character("k"), 1), (.up, 0), (.character("G"), 5),
      (.character("g"), 0),
      (.end, 5), (.home, 0), (.control("d"), 5), (.control("u"), 0), (.control("f"), 5), (.control("b"), 0),
      (.character(" "), 5), (.pageUp, 0), (.pageDown, 5), (.character("j"), 5),
    ]
    for (key, row) in steps {
      reader.session.press(key)
      try reader.session.waitForCursor(row: row + 2, column: 0)
    }
  }

  @Test("a star set in the list is in the favourites at once, and in its own line of the file")
  func star() throws {
    let reader = try Reader(MemoStore())
    reader.press("j*")
    try reader.session.waitForText("2/6   ★ 3")
    reader.press("2")
    try reader.session.waitForText("1/3   ★ 3")
    try reader.session.waitForText("銀河鉄道の夜")
    try reader.session.waitForText("live")
    #expect(try reader.store.read(MemoStore.train).contains("\nfavorite: true\n---\n"))
    // Unstarring writes false and keeps the comment.
    reader.press("G")
    reader.press("g*")
    try reader.session.waitForText("1/2   ★ 2")
    // The memo has left this list, which says nothing of its writing any more.
    reader.press("1")
    try reader.session.waitForText("2/6   ★ 2")
    try reader.session.waitForText("live")
    #expect(try reader.store.read(MemoStore.cat).contains("favorite: false   # the first one\n"))
  }

  @Test("a star goes to the memo that was selected when its key was pressed, however soon the next key comes")
  func quickKeys() throws {
    let reader = try Reader(MemoStore())
    reader.press("j*G")
    try reader.session.waitForText("6/6   ★ 3")
    try reader.session.waitForText("live")
    #expect(try reader.store.read(MemoStore.train).contains("favorite: true"))
  }

  @Test("tabs go round with Tab and ⇧Tab and keep their own selection")
  func tabs() throws {
    let reader = try Reader(MemoStore())
    reader.press("jjj")
    try reader.session.waitForText("4/6")
    reader.session.press(.tab)
    try reader.session.waitForText("[2 Favourites]")
    try reader.session.waitForText("1/2   ★ 2")
    reader.session.press(.tab)
    try reader.session.waitForText("[3 Books]")
    reader.session.press(.tab)
    try reader.session.waitForText("[1 Memos]")
    try reader.session.waitForText("4/6")
    reader.session.press(.backTab)
    try reader.session.waitForText("[3 Books]")
    reader.session.press(.backTab)
    try reader.session.waitForText("[2 Favourites]")
    reader.press("1")
    try reader.session.waitForText("[1 Memos]")
  }

  @Test("sorts by what a letter chooses, and reverses")
  func sorting() throws {
    let reader = try Reader(MemoStore())
    reader.press("o")
    try reader.session.waitForText(
      "Sort by:  c created  u updated  b book and page  t title  r rating  s shuffled")
    reader.press("b")
    try reader.session.waitForScreen("books from the beginning") {
      $0.line(2).contains("Pride and Prejudice")
    }
    reader.press("O")
    try reader.session.waitForScreen("books from the end") { $0.line(2).contains("銀河鉄道の夜") }
    reader.press("or")
    try reader.session.waitForScreen("the rated memo first") { $0.line(2).contains("吾輩は猫である") }
    reader.press("o")
    try reader.session.waitForText("Sort by:")
    reader.session.press(.escape)
    try reader.session.waitForText("? help")
  }

  @Test("Escape says what quits; q quits and leaves the terminal as it was")
  func quitting() throws {
    let reader = try Reader(MemoStore())
    reader.session.press(.escape)
    try reader.session.waitForText("Press q to quit.")
    reader.press("q")
    #expect(try reader.session.waitForExit() == .exited(0))
    #expect(reader.session.screen.text.isEmpty)
    #expect(reader.session.terminalModes.echoes)
  }
}
