import Drawing
import Posts
import PostsFake
import StateTree
import Testing

@testable import Screens

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SearchConditionScreenTests {
  let harness = ScreenHarness()

  init() { harness.press("c") }

  @Test("the form at 80 columns, filled field by field")
  func usual() async {
    harness.press("書き出し")
    harness.press(.tab)
    harness.press("猫")
    harness.press(.tab, .tab)
    harness.press("小説")
    harness.press(.tab)
    harness.press(" l ")
    harness.press(.tab)
    harness.press(" ")
    harness.press(.tab)
    harness.press("2026-11")
    harness.press(.tab)
    harness.press("today")
    await harness.expect(
      """
       Search condition                                                1 memo matches
      ────────────────────────────────────────────────────────────────────────────────
        Text         書き出し
        Book         猫
        Author
        Tags         小説
        Kind         [x] quote [x] note [ ] thought [ ] question [ ] bookmark [ ] book
        Favourites   [x] only
        Created from 2026-11
      ▌ Created to   today
        Sort         created
        Order        newest first
      ⋮
       Enter apply  Esc leave as it was  Tab next field  ^s save as tab  ^x clear all
      """)
    #expect(await harness.cursor == Position(row: 9, column: 20))
  }

  @Test("the form at 60 columns: a kind that has no room gives way to the one chosen")
  func narrow() async {
    harness.resize(rows: 20, columns: 60)
    harness.press(.tab, .tab, .tab, .tab)
    #expect(
      await harness.screen()[6] == "▌ Kind         [ ] quote [ ] note [ ] thought [ ] question …")
    harness.press("lllll ")
    #expect(await harness.screen()[6] == "▌ Kind         [ ] question [ ] bookmark [x] book")
    #expect(await harness.cursor == Position(row: 6, column: 42))
  }

  @Test("in the smallest window label, field and matches keep apart")
  func smallest() async {
    harness.resize(rows: 5, columns: 20)
    harness.press("猫")
    await harness.expect(
      """
       Sea… 2 memos match
      ────────────────────
      ▌ Text  猫

       Enter apply
      """)
  }

  @Test("the cursor stands in the focused field, whatever its kind")
  func cursor() async {
    for row in 2..<12 {
      let column = row == 6 ? 16 : 15
      #expect(await harness.cursor == Position(row: row, column: column))
      harness.press(.tab)
    }
    #expect(await harness.cursor == Position(row: 2, column: 15))
  }

  @Test("the keys between fields go round both ways")
  func fields() async {
    for (key, row) in [(Key.down, 3), (.tab, 4), (.up, 3), (.backTab, 2), (.up, 11), (.down, 2)] {
      harness.press(key)
      #expect(await harness.screen()[row].hasPrefix("▌"), "\(key.label)")
    }
  }

  @Test("a wide character is two cells for the caret")
  func wide() async {
    harness.press("a猫")
    #expect(await harness.cursor == Position(row: 2, column: 18))
    harness.press(.left)
    #expect(await harness.cursor == Position(row: 2, column: 16))
    harness.press(.backspace)
    #expect(await harness.screen()[2] == "▌ Text         猫")
  }

  @Test("each key of a choice does what it says")
  func choices() async {
    harness.press(.up, .up)
    harness.press("l")
    #expect(await harness.screen()[10] == "▌ Sort         updated")
    harness.press(.right, .left)
    harness.press("h")
    #expect(await harness.screen()[10] == "▌ Sort         created")
    harness.press(" ")
    #expect(await harness.screen()[10] == "▌ Sort         updated")
    harness.press(.control("u"))
    #expect(await harness.screen()[10] == "▌ Sort         created")
    harness.press(.down)
    harness.press(" ")
    #expect(await harness.screen()[11] == "▌ Order        oldest first")
  }

  @Test(
    "the direction is told in words that fit the key",
    arguments: [
      ("", "newest first"), ("l", "newest first"), ("ll", "ascending"),
      ("lll", "ascending"),
      ("llll", "best first"), ("lllll", "by chance"), ("llllll", "newest first"),
    ])
  func directions(keys: String, words: String) async {
    harness.press(.up, .up)
    harness.press(keys)
    #expect(await harness.screen()[11].hasSuffix(words))
  }

  @Test("^x clears all fields, ^u what stands before the caret")
  func clears() async {
    harness.press("猫")
    harness.press(.tab)
    harness.press("猫")
    harness.press(.control("u"))
    #expect(await harness.screen()[3] == "▌ Book")
    #expect(await harness.screen()[2] == "  Text         猫")
    harness.press(.control("x"))
    #expect(await harness.screen()[2] == "  Text")
    #expect(await harness.screen()[0].hasSuffix("7 memos match"))
  }

  @Test("the number of matches changes while one types, and when memos change outside")
  func count() async {
    harness.press("猫")
    #expect(await harness.screen()[0].hasSuffix("2 memos match"))
    harness.posts.write(FakeMemo("new", body: "猫"))
    #expect(await harness.screen()[0].hasSuffix("3 memos match"))
    harness.press("かいぶつ")
    #expect(await harness.screen()[0].hasSuffix("0 memos match"))
  }

  @Test("Enter applies it and goes back to the list")
  func applies() async {
    harness.press("猫")
    harness.press(.enter)
    #expect(await harness.screen()[0].hasPrefix(" [1 Memos]"))
    #expect(await harness.screen()[22].hasPrefix(" 1/2   ★ 1   /猫"))
  }

  @Test("the form opens with the filter in force")
  func filled() async {
    harness.press("猫")
    harness.press(.enter)
    harness.press("c")
    #expect(await harness.screen()[2] == "▌ Text         猫")
    #expect(await harness.cursor == Position(row: 2, column: 17))
  }

  @Test(
    "each key of leaving leaves the list as it was", arguments: [Key.escape, .control("g"), .control("c")])
  func leaves(key: Key) async {
    harness.press("猫")
    harness.press(key)
    #expect(await harness.screen()[22].hasPrefix(" 1/7   ★ 2  "))
    harness.press("c")
    #expect(await harness.screen()[2] == "▌ Text")
  }

  @Test("a bad date is said and not applied; put right, it is")
  func badDate() async {
    harness.press(.tab, .tab, .tab, .tab, .tab, .tab)
    harness.press("2026-13")
    harness.press(.enter)
    #expect(
      await harness.screen()[22] == " “2026-13” is not a date: write 2026, 2026-03, 2026-03-01 or today.")
    #expect(await harness.cursor == Position(row: 8, column: 22))
    harness.press(.backspace)
    #expect(await harness.screen()[22] == "")
    harness.press("x")
    #expect(await harness.screen()[22].hasPrefix(" “2026-1x” is not a date"))
    harness.press(.control("u"))
    harness.press("2026-11-29")
    harness.press(.enter)
    #expect(await harness.screen()[22].hasPrefix(" 1/2   ★ 1   filtered by condition"))
  }

  @Test("letters that are commands elsewhere are text in a field, and keys in a choice")
  func text() async {
    harness.press("q?Q")
    #expect(await harness.screen()[2] == "▌ Text         q?Q")
    harness.press(.up)
    harness.press("?")
    #expect(await harness.screen()[0] == " Keys")
    #expect(await harness.screen().contains { $0.contains("Switch the choice on or off") })
    harness.press(.escape)
    #expect(await harness.screen()[2] == "  Text         q?Q")
  }

  @Test("what is pasted goes into the field, on one line")
  func paste() async {
    harness.paste("吾輩は\n猫")
    #expect(await harness.screen()[2] == "▌ Text         吾輩は 猫")
  }

  @Test("once the form is left, nothing is counted any more", arguments: [Key.enter, .escape])
  func stops(key: Key) {
    harness.press("猫")
    #expect(harness.posts.liveConditions.count == 2)
    harness.press(key)
    #expect(harness.posts.liveConditions.count == 1)
    #expect(harness.store.state.searchCondition.counting == nil)
  }
}
