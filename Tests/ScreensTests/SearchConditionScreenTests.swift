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
    harness.press(.tab, .tab)
    harness.press(" ")
    harness.press(.left)
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
        Status       [ ] want to read [ ] being read [ ] read [ ] paused [ ] dropped …
        Rating       any
        Favourites   [x] only
        Created from 2026-11
      ▌ Created to   today
        Sort         created
        Order        newest first

        Query        書き出し book:猫 tag:小説 kind:quote,note fav:yes created:2026-…
      ⋮
       Enter apply  Esc leave as it was  Tab next field  ^s save as tab  ^x clear all
      """)
    #expect(await harness.cursor == Position(row: 11, column: 20))
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
    for row in Array(2..<14) + [15] {
      let column = row == 6 || row == 7 ? 16 : 15
      #expect(await harness.cursor == Position(row: row, column: column))
      harness.press(.tab)
    }
    #expect(await harness.cursor == Position(row: 2, column: 15))
  }

  @Test("the keys between fields go round both ways")
  func fields() async {
    for (key, row) in [(Key.down, 3), (.tab, 4), (.up, 3), (.backTab, 2), (.up, 15), (.down, 2)] {
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
    harness.press(.up, .up, .up)
    harness.press("l")
    #expect(await harness.screen()[12] == "▌ Sort         updated")
    harness.press(.right, .left)
    harness.press("h")
    #expect(await harness.screen()[12] == "▌ Sort         created")
    harness.press(" ")
    #expect(await harness.screen()[12] == "▌ Sort         updated")
    harness.press(.control("u"))
    #expect(await harness.screen()[12] == "▌ Sort         created")
    harness.press(.down)
    harness.press(" ")
    #expect(await harness.screen()[13] == "▌ Order        oldest first")
  }

  @Test(
    "the direction is told in words that fit the key",
    arguments: [
      ("", "newest first"), ("l", "newest first"), ("ll", "ascending"),
      ("lll", "ascending"),
      ("llll", "best first"), ("lllll", "by chance"), ("llllll", "newest first"),
    ])
  func directions(keys: String, words: String) async {
    harness.press(.up, .up, .up)
    harness.press(keys)
    #expect(await harness.screen()[13].hasSuffix(words))
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
    harness.press(.up, .up, .up, .up, .up)
    harness.press("2026-13")
    harness.press(.enter)
    #expect(
      await harness.screen()[22] == " “2026-13” is not a date: write 2026, 2026-03, 2026-03-01 or today.")
    #expect(await harness.cursor == Position(row: 10, column: 22))
    harness.press(.backspace)
    #expect(await harness.screen()[22] == "")
    harness.press("x")
    #expect(await harness.screen()[22].hasPrefix(" “2026-1x” is not a date"))
    harness.press(.control("u"))
    harness.press("2026-11-29")
    harness.press(.enter)
    #expect(await harness.screen()[22].hasPrefix(" 1/2   ★ 1   /created:2026-11-29.."))
  }

  @Test("letters that are commands elsewhere are text in a field, and keys in a choice")
  func text() async {
    harness.press("q?Q")
    #expect(await harness.screen()[2] == "▌ Text         q?Q")
    harness.press(.up, .up)
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

  @Test("status and rating are chosen, and stand in the query")
  func statusAndRating() async {
    harness.press(.tab, .tab, .tab, .tab, .tab)
    harness.press("ll l ")
    harness.press(.tab)
    harness.press("lll")
    await harness.expect(
      """
       Search condition                                                 0 memos match
      ────────────────────────────────────────────────────────────────────────────────
        Text
        Book
        Author
        Tags
        Kind         [ ] quote [ ] note [ ] thought [ ] question [ ] bookmark [ ] book
        Status       [ ] want to read [ ] being read [x] read [x] paused [ ] dropped …
      ▌ Rating       at least ★★★
        Favourites   [ ] only
        Created from
        Created to
        Sort         created
        Order        newest first

        Query        status:read,paused rating:>=3
      ⋮
       Enter apply  Esc leave as it was  Space switch  → next choice  Tab next field
      """)
    harness.press(.left, .left, .left)
    #expect(await harness.screen()[8] == "▌ Rating       any")
  }

  @Test("the query line is typed into, and fills the fields")
  func query() async {
    harness.press(.up)
    harness.press("-犬 book:猫 rating:>=4 created:先週.. sort:title")
    await harness.expect(
      """
       Search condition                                                 0 memos match
      ────────────────────────────────────────────────────────────────────────────────
        Text         -犬
        Book         猫
        Author
        Tags
        Kind         [ ] quote [ ] note [ ] thought [ ] question [ ] bookmark [ ] book
        Status       [ ] want to read [ ] being read [ ] read [ ] paused [ ] dropped …
        Rating       at least ★★★★
        Favourites   [ ] only
        Created from last week
        Created to
        Sort         title
        Order        ascending

      ▌ Query        -犬 book:猫 rating:>=4 created:先週.. sort:title
      ⋮
       Enter apply  Esc leave as it was  Tab next field  ^s save as tab  ^x clear all
      """)
    harness.press(.tab, .tab)
    harness.press(.control("u"))
    #expect(
      await harness.screen()[15] == "  Query        -犬 rating:>=4 created:\"last week..\" sort:title")
  }

  @Test("a line that is no query says why and where, keeps the count, and is not applied")
  func badLine() async {
    harness.press(.up)
    harness.press("猫 ")
    harness.paste("boko:x")
    harness.press(.enter)
    #expect(await harness.screen()[0].hasSuffix("2 memos match"))
    #expect(await harness.screen()[15] == "▌ Query        猫 boko:x")
    #expect(await harness.screen()[22] == " At 3: There is no field “boko”; did you mean “book”?")
    harness.press(.control("w"))
    #expect(await harness.screen()[22] == "")
    harness.press(.enter)
    #expect(await harness.screen()[22].hasPrefix(" 1/2   ★ 1   /猫 "))
  }

  @Test("book, author and tags are completed with the values in use")
  func completion() async {
    harness.press(.tab)
    await harness.wait { !$0.searchCondition.known.books.isEmpty }
    harness.press("猫")
    #expect(await harness.screen()[3...5] == ["▌ Book         猫", "               吾輩は猫である  1", "  Author"])
    harness.press(.down)
    #expect(await harness.screen()[4] == "             › 吾輩は猫である  1")
    harness.press(.enter)
    #expect(await harness.screen()[3...4] == ["▌ Book         吾輩は猫である", "  Author"])
    #expect(await harness.screen()[15] == "  Query        book:吾輩は猫である")
    harness.press(.tab)
    harness.press("目")
    harness.press(.down, .tab)
    #expect(await harness.screen()[4] == "▌ Author       夏目漱石")
    harness.press(.enter)
    #expect(await harness.screen()[22].hasPrefix(" 1/1   ★ 1   /book:吾輩は猫である author:夏目漱石"))
  }

  @Test("without a choice, Tab and Enter leave what was typed as it is")
  func noChoice() async {
    harness.press(.tab)
    await harness.wait { !$0.searchCondition.known.books.isEmpty }
    harness.press("猫")
    harness.press(.down, .up, .up)
    #expect(await harness.screen()[2].hasPrefix("▌"))
    harness.press(.tab, .tab)
    #expect(await harness.screen()[3...4] == ["  Book         猫", "▌ Author"])
  }

  @Test("at 60 by 20 the form is there as a whole, and scrolls in a lower window")
  func scrolls() async {
    harness.resize(rows: 20, columns: 60)
    #expect(await harness.screen()[15] == "  Query")
    harness.resize(rows: 10, columns: 60)
    harness.press(.up)
    #expect(await harness.screen()[7] == "▌ Query")
  }
}
