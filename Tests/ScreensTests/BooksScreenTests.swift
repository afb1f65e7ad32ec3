import Drawing
import Posts
import PostsFake
import StateTree
import Testing

@testable import Screens

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct BooksScreenTests {
  @Test("the books at 80 columns: kana before kanji, the memos without a book last")
  func wide() async {
    let harness = ScreenHarness()
    harness.press("3")
    await harness.expect(
      """
        1 Memos   2 Favourites  [3 Books]                                    読書メモ
      ────────────────────────────────────────────────────────────────────────────────
      ▌ Pride and Prejudice                     Jane Austen             1  2026-11-28
        こころ                                  夏目漱石                1  2026-11-27
        吾輩は猫である                          夏目漱石                1  2026-11-30
        方丈記                                                          1  2026-11-26
        言海                                                            1  2026-11-25
        銀河鉄道の夜                            宮沢賢治                1  2026-11-29
        Memos without a book                                            1  2026-11-24
      ⋮
       1/7                                                                       live
       Enter open  / filter  o sort  c condition  x clear  q quit  ? help
      """)
  }

  @Test("the books at 60 columns")
  func narrow() async {
    let harness = ScreenHarness(rows: 20, columns: 60)
    harness.press("3")
    _ = await harness.screen()
    harness.press("jj")
    await harness.expect(
      """
        1 Memos   2 Favourites  [3 Books]                読書メモ
      ────────────────────────────────────────────────────────────
        Pride and Prejudice     Jane Austen         1  2026-11-28
        こころ                  夏目漱石            1  2026-11-27
      ▌ 吾輩は猫である          夏目漱石            1  2026-11-30
        方丈記                                      1  2026-11-26
        言海                                        1  2026-11-25
        銀河鉄道の夜            宮沢賢治            1  2026-11-29
        Memos without a book                        1  2026-11-24
      ⋮
       3/7                                                   live
       Enter open  / filter  o sort  c condition  x clear  ? help
      """)
  }

  @Test("/ narrows the books down letter by letter; Esc goes back, Enter keeps, and a broken line says why")
  func filter() async {
    let harness = ScreenHarness(rows: 10, columns: 60)
    harness.press("3")
    _ = await harness.screen()
    harness.press("/漱石")
    await harness.expect(
      """
        1 Memos   2 Favourites  [3 Books]                読書メモ
      ────────────────────────────────────────────────────────────
      ▌ こころ            夏目漱石                1/1  2026-11-27
        吾輩は猫である    夏目漱石                1/1  2026-11-30
      ⋮
       /漱石                                              2 memos
       Enter keep  Esc as it was  ↑ kept before  ^u clear
      """)
    harness.press(.escape)
    let unfiltered = await harness.screen().joined()
    #expect(unfiltered.contains("方丈記") && unfiltered.contains("2/7"))
    harness.press("/漱石 \"")
    #expect(await harness.screen().joined().contains("こころ"))
    harness.press(.enter)
    #expect(await harness.screen().joined().contains("/漱石 \""), "a line that is no query is not kept")
    harness.press(.backspace, .enter)
    #expect(await harness.screen().joined().contains("1/2   /漱石"))
  }

  @Test(
    "B shows where the hits of the filter are, of how many memos, with the book of the selected memo selected"
  )
  func hits() async {
    let harness = ScreenHarness(
      FakeMemo.library + [FakeMemo("k2", book: "こころ"), FakeMemo("k3", book: "こころ", body: "夏目漱石")])
    harness.press("/漱石")
    harness.press(.enter)
    harness.press("jB")
    await harness.expect(
      """
        1 Memos   2 Favourites  [3 Books]                                    読書メモ
      ────────────────────────────────────────────────────────────────────────────────
      ▌ こころ                            夏目漱石                    2/3  2026-11-27
        吾輩は猫である                    夏目漱石                    1/1  2026-11-30
      ⋮
       1/2   /漱石                                                               live
       Enter open  / filter  o sort  c condition  x clear  q quit  ? help
      """)
    harness.press("x")
    #expect(await harness.screen()[22].hasPrefix(" 2/7"))
  }

  @Test("o sorts by the number of memos and by title again; the book stays selected")
  func sorted() async {
    let harness = ScreenHarness(FakeMemo.library + [FakeMemo("k2", book: "言海")])
    harness.press("3")
    _ = await harness.screen()
    harness.press("jjjjo")
    #expect(await harness.screen()[2].hasPrefix("▌ 言海"))
    #expect(await harness.screen()[22].hasPrefix(" 1/7   by number of memos"))
    harness.press("o")
    #expect(await harness.screen()[6].hasPrefix("▌ 言海"))
  }

  @Test("Enter shows the memos of a book in page order; every key of going back leads to the same book")
  func opened() async throws {
    let harness = ScreenHarness(
      FakeMemo.library
        + ["110", "ix", "2"].map { page in
          FakeMemo(page, book: "こころ", body: "頁\(page)").with { $0.page = page }
        })
    harness.press("3j")
    _ = await harness.screen()
    harness.press("gj")
    harness.press(.enter)
    await harness.expect(
      """
       こころ                                                                 4 memos
      ────────────────────────────────────────────────────────────────────────────────
      ▌  2026-11-01  -  こころ                    ix   頁ix
         2026-11-01  -  こころ                     2   頁2
       ★ 2026-11-27  "  こころ                     8   精神的に向上心のないものは馬鹿…
         2026-11-01  -  こころ                   110   頁110
      ⋮
       1/4   ★ 1                                                                 live
       Enter open  a add  / filter  c condition  * favourite  d delete  ? help
      """)
    let back = try #require(PostListScreen.bookBindings.first { $0.command == "back" })
    for key in back.keys {
      harness.press(key)
      #expect(await harness.screen()[3].hasPrefix("▌ こころ"), "\(key.label)")
      harness.press(.enter)
      #expect(await harness.screen()[0].hasPrefix(" こころ"))
    }
  }

  @Test("b shows all memos of the book from the list and from the detail, and goes back to either")
  func thisBook() async {
    let harness = ScreenHarness(FakeMemo.library + [FakeMemo("k2", book: "ココロ").with { $0.page = "1" }])
    harness.press("jjjb")
    #expect(await harness.screen()[0].hasPrefix(" こころ"))
    #expect(await harness.screen()[3].hasPrefix("▌★ 2026-11-27"))
    harness.press(.escape)
    #expect(await harness.screen()[5].hasPrefix("▌★ 2026-11-27"))
    harness.press(.enter)
    harness.press("b")
    #expect(await harness.screen()[2].contains("ココロ"))
    harness.press("k")
    harness.press(.enter)
    #expect(await harness.screen()[0].hasPrefix(" ココロ"))
    harness.press("qq")
    #expect(await harness.screen()[0].hasPrefix(" こころ  夏目漱石"))
    harness.press("q")
    #expect(await harness.screen()[5].hasPrefix("▌★ 2026-11-27"))
  }

  @Test("a memo that is added outside is counted by itself, while Books are shown")
  func live() async {
    let harness = ScreenHarness()
    harness.press("3")
    _ = await harness.screen()
    harness.posts.write(FakeMemo("new", book: "羅生門").created(12, 1), FakeMemo("k2", book: "こころ"))
    await harness.waits(for: "羅生門")
    #expect(await harness.screen()[3].contains("  2  2026-11-27"))
  }

  @Test("without a memo, or without a hit, a sentence says so")
  func empty() async {
    let harness = ScreenHarness([])
    harness.press("3")
    #expect(await harness.screen()[3] == "  There is no memo here yet.")
    let filtered = ScreenHarness()
    filtered.press("/nowhere")
    filtered.press(.enter)
    filtered.press("B")
    #expect(await filtered.screen()[3] == "  No memo matches; x clears the condition.")
  }
}
