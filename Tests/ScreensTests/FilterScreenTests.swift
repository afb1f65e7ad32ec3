import Drawing
import Posts
import PostsFake
import StateTree
import Testing

@testable import Screens

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct FilterScreenTests {
  let harness = ScreenHarness()

  @Test("what is typed filters at once, and the cursor stands behind it")
  func typed() async {
    harness.press("/猫")
    await harness.expect(
      """
       [1 Memos]  2 Favourites   3 Books                                     読書メモ
      ────────────────────────────────────────────────────────────────────────────────
      ▌★ 2026-11-30  "  吾輩は猫である            12   吾輩は猫である。名前はまだ無い…
        !2026-11-25  >  言海                           猫の項の長さ。
      ⋮
       /猫                                                                    2 memos
       Enter keep  Esc as it was  ↑ kept before  ^u clear
      """)
    #expect(await harness.cursor == Position(row: 22, column: 4))
  }

  @Test("letters that are commands elsewhere are text here")
  func text() async {
    harness.press("/qQ?Rx*12")
    #expect(await harness.screen()[22].hasPrefix(" /qQ?Rx*12 "))
    #expect(!harness.store.state.navigation.isQuitting)
    #expect(harness.store.state.screens == [.postList])
  }

  @Test("Enter keeps it, and the status line shows it")
  func kept() async {
    harness.press("/猫")
    harness.press(.enter)
    #expect(await harness.screen()[22].hasPrefix(" 1/2   ★ 1   /猫 "))
    #expect(await harness.cursor == Position(row: 2, column: 0))
  }

  @Test("each key of leaving restores what was there", arguments: [Key.escape, .control("g"), .control("c")])
  func restored(key: Key) async {
    harness.press("jjj/猫")
    harness.press(key)
    #expect(await harness.screen()[5].hasPrefix("▌★ 2026-11-27  \"  こころ"))
    #expect(await harness.screen()[22].hasPrefix(" 4/7   ★ 2  "))
  }

  @Test("x clears a filter that was kept, and the order stays")
  func cleared() async {
    harness.press("O/夏目")
    harness.press(.enter)
    #expect(await harness.screen()[2].contains("こころ"))
    harness.press("x")
    #expect(await harness.screen()[22].hasPrefix(" 7/7 "))
    #expect(await harness.screen()[2].contains("2026-11-24"))
  }

  @Test("a second / goes on with the filter that is there")
  func continued() async {
    harness.press("/猫")
    harness.press(.enter)
    harness.press("/ 項")
    #expect(await harness.screen()[22].hasPrefix(" /猫 項 "))
    #expect(await harness.screen()[22].hasSuffix(" 1 memo"))
  }

  @Test("the caret moves by character, over wide ones by two cells")
  func caret() async {
    harness.press("/a猫か")
    harness.press(.left)
    #expect(await harness.cursor == Position(row: 22, column: 5))
    harness.press(.left)
    #expect(await harness.cursor == Position(row: 22, column: 3))
    harness.press(.home)
    #expect(await harness.cursor == Position(row: 22, column: 2))
    harness.press(.end)
    #expect(await harness.cursor == Position(row: 22, column: 7))
  }

  @Test("a long filter shows the part around the caret")
  func long() async {
    harness.press("/" + String(repeating: "猫", count: 60))
    let cursor = await harness.cursor
    #expect(cursor?.row == 22)
    #expect((60..<71).contains(cursor?.column ?? 0))
    #expect(await harness.screen()[22].hasSuffix(" 0 memos"))
  }

  @Test("several pasted lines are one line of text")
  func pasted() async {
    harness.press("/")
    harness.paste("猫\r\nである\t")
    #expect(harness.store.state.postList.mode.line == "猫 である ")
    #expect(await harness.cursor == Position(row: 22, column: 12))
  }

  @Test("a filter by more than words stands in the status line as a query")
  func condition() async {
    harness.press("c")
    harness.press(.down, .down)
    harness.press("夏目")
    harness.press(.enter)
    #expect(await harness.screen()[22].hasPrefix(" 1/2   ★ 2   /author:夏目"))
    harness.press("/ 猫")
    harness.press(.enter)
    #expect(await harness.screen()[22].hasPrefix(" 1/1   ★ 1   /猫 author:夏目"))
  }

  @Test("a line that is no query says why and where, keeps the last result, and is not kept")
  func problem() async {
    harness.press("/猫 ")
    harness.paste("boko:x")
    await harness.expect(
      """
       [1 Memos]  2 Favourites   3 Books                                     読書メモ
      ────────────────────────────────────────────────────────────────────────────────
      ▌★ 2026-11-30  "  吾輩は猫である            12   吾輩は猫である。名前はまだ無い…
        !2026-11-25  >  言海                           猫の項の長さ。
      ⋮
       /猫 boko:x                                                             2 memos
       At 3: There is no field “boko”; did you mean “book”?
      """)
    harness.press(.enter)
    #expect(await harness.screen()[22].hasPrefix(" /猫 boko:x "))
    harness.press(.control("w"))
    harness.press("名前")
    harness.press(.enter)
    #expect(await harness.screen()[22].hasPrefix(" 1/1   ★ 1   /猫 名前"))
  }

  @Test("the arrows go through the filters that were kept, with the caret at the end")
  func history() async {
    for line in ["猫", "夏目"] {
      harness.press("/" + line)
      harness.press(.enter)
      harness.press("x")
    }
    harness.press("/")
    harness.press(.up, .up)
    #expect(await harness.screen()[22].hasPrefix(" /猫 "))
    #expect(await harness.cursor == Position(row: 22, column: 4))
    harness.press(.down)
    #expect(await harness.screen()[22].hasPrefix(" /夏目 "))
    harness.press(.down)
    #expect(await harness.screen()[22].hasPrefix(" /   "))
  }
}
