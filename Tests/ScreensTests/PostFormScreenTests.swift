import Drawing
import Posts
import PostsFake
import StateTree
import Testing

@testable import Screens

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct PostFormScreenTests {
  let harness = ScreenHarness()

  /// The bytes of the memos that were made, as text.
  private var made: [String] {
    harness.posts.batches.flatMap(\.writes).compactMap {
      if case .create(_, let bytes) = $0 { String(decoding: bytes, as: UTF8.self) } else { nil }
    }
  }

  @Test("a, text, ^s is a memo")
  func jot() async {
    harness.press("a川の流れは絶えない。")
    harness.press(.control("s"))
    await harness.waits(for: "The memo was added.")
    #expect(made == ["川の流れは絶えない。\n[||||" + "|2026-11-30T09:20:00+09:00]"])
    #expect(harness.posts.batches.flatMap(\.writes).count == 1)
    #expect(await harness.screen()[0].hasPrefix(" [1 Memos]"))
  }

  @Test("the form at 80 columns: the caret opens in the note, and ⇧Tab goes up field by field")
  func usual() async {
    harness.press("a名前はまだ無い。")
    harness.press(.backTab)
    harness.press("吾輩は猫である。")
    harness.press(.backTab)
    harness.press("小説 猫")
    harness.press(.backTab)
    harness.press("12")
    harness.press(.backTab, .backTab)
    harness.press("私の本")
    harness.press(.backTab)
    harness.press("私")
    await harness.expect(
      """
       New memo
      ────────────────────────────────────────────────────────────────────────────────
      ▌ Author    私
        Book      私の本
        Kind      quote  by the text
        Page      12
        Tags      小説 猫

        Quote     吾輩は猫である。

        Note      名前はまだ無い。
      ⋮
       ^s save  Esc leave, keep a draft  Tab next field  ^o editor  ^x clear
      """)
    #expect(await harness.cursor == Position(row: 2, column: 14))
    harness.press(.control("s"))
    await harness.waits(for: "The memo was added.")
    #expect(
      made == [
        "> 吾輩は猫である。\n\n名前はまだ無い。\n[私の本|私||12|小説&猫|2026-11-30T09:20:00+09:00]"
      ])
  }

  @Test("a long note wraps at the edge by the Japanese rules, with the caret behind its last character")
  func wrapped() async {
    harness.resize(rows: 20, columns: 60)
    harness.press("a" + String(repeating: "猫が鳴く、", count: 9) + "。」")
    await harness.expect(
      """
       New memo
      ────────────────────────────────────────────────────────────
        Author
        Book
        Kind      note  by the text
        Page
        Tags

        Quote

      ▌ Note      猫が鳴く、猫が鳴く、猫が鳴く、猫が鳴く、猫が鳴
                  く、猫が鳴く、猫が鳴く、猫が鳴く、猫が鳴
                  く、。」
      ⋮
       ^s save  Esc leave, keep a draft  Tab next field
      """)
    #expect(await harness.cursor == Position(row: 12, column: 20))
  }

  @Test("Enter begins a line in the note, and goes to the next field elsewhere")
  func enter() async {
    harness.press("a一行目")
    harness.press(.enter)
    harness.press("二行目")
    #expect(await harness.screen()[11] == "            二行目")
    for _ in 0..<5 { harness.press(.backTab) }
    harness.press(.enter)
    #expect(await harness.screen()[4] == "▌ Kind      note  by the text")
    harness.press(.right, .right, .enter)
    #expect(await harness.screen()[4] == "  Kind      note")
    #expect(await harness.screen()[5].hasPrefix("▌ Page"))
  }

  @Test("in the smallest window the row of the caret is seen, with its field's name")
  func smallest() async {
    harness.resize(rows: 5, columns: 20)
    harness.press("a吾輩は猫である")
    await harness.expect(
      """
       New memo
      ────────────────────
      ▌ Note  ある

       ^s save
      """)
    harness.press(.up)
    #expect(await harness.screen()[2] == "▌ Note  吾輩は猫で")
    harness.press(.up)
    #expect(await harness.screen()[2] == "▌ Quote")
  }

  @Test("a note longer than the window scrolls with the caret; pages go by the window")
  func long() async {
    harness.press("a" + (1...40).map { "行\($0)" }.joined(separator: "\n"))
    #expect(await harness.screen()[21] == "            行40")
    harness.press(.pageUp)
    #expect(await harness.screen()[2] == "▌ Note      行20")
    harness.press(.pageUp, .pageUp)
    #expect(await harness.screen()[2] == "▌ Note      行1")
    harness.press(.pageDown)
    #expect(await harness.cursor == Position(row: 21, column: 16))
  }

  @Test("nothing typed is nothing to save")
  func empty() async {
    harness.press("a")
    harness.press(.control("s"))
    #expect(await harness.screen()[22] == " There is nothing to save yet.")
    #expect(harness.posts.batches.isEmpty)
  }

  @Test("^x clears the fields, and once more brings them back")
  func clearing() async {
    harness.press("a猫")
    harness.press(.control("x"))
    #expect(await harness.screen()[10] == "▌ Note")
    #expect(await harness.screen()[22] == " The form was cleared; ^x brings its text back.")
    harness.press(.control("x"))
    #expect(await harness.screen()[10] == "▌ Note      猫")
    harness.press(.control("x"))
    harness.press("犬")
    harness.press(.control("x"), .control("x"))
    #expect(await harness.screen()[10] == "▌ Note      犬")
  }

  @Test("Escape keeps a draft and says so; without anything typed it just goes back")
  func leaving() async {
    harness.press("a")
    harness.press(.escape)
    #expect(await harness.screen()[22].hasPrefix(" 1/7   ★ 2  "))
    harness.press("a猫")
    harness.press(.escape)
    await harness.waits(for: "Kept as a draft; :drafts shows it.")
    #expect(harness.drafts.kept.map(\.form.text.note) == ["猫"])
  }

  @Test("where no draft can be kept, Escape stays and says why")
  func leavingWithoutDraft() async {
    harness.drafts.fail(DraftsError(.full))
    harness.press("a猫")
    harness.press(.escape)
    await harness.waits(for: "What you typed could not be kept as a draft: the disk is full.")
    #expect(await harness.screen()[10] == "▌ Note      猫")
  }

  @Test("a save that fails leaves everything in the form, and says why")
  func failure() async {
    harness.posts.writing = .failing(.notWritten(PostID("x"), .full))
    harness.press("a猫")
    harness.press(.control("s"))
    await harness.waits(for: "Not saved: x could not be written: the disk is full.")
    #expect(await harness.screen()[10] == "▌ Note      猫")
    harness.posts.writing = .atOnce
    harness.press(.control("s"))
    await harness.waits(for: "The memo was added.")
  }

  @Test("what is typed while the memo is being written stays in the form")
  func typedWhileSaving() async {
    harness.posts.writing = .held
    harness.press("a猫")
    harness.press(.control("s"))
    #expect(await harness.screen()[22].hasSuffix("saving"))
    harness.press("と犬")
    // The write is on its way once the collection shows it.
    while harness.posts.batches.isEmpty { await Task.yield() }
    harness.posts.finishWrites()
    await harness.waits(for: "The memo was added.")
    #expect(await harness.screen()[0] == " Edit the memo")
    #expect(await harness.screen()[10] == "▌ Note      猫と犬")
  }

  @Test(
    "pasted text goes into the field: with its lines in the note, on one line elsewhere, without controls")
  func pasting() async {
    harness.press("a")
    harness.paste("一\r\n二\u{1B}[31m\r三")
    #expect(
      await Array(harness.screen()[10...12]) == ["▌ Note      一", "            二[31m", "            三"])
    harness.press(.backTab, .backTab)
    harness.paste("小説\n猫\u{7}")
    #expect(await harness.screen()[6] == "▌ Tags      小説 猫")
    harness.press(.backTab, .backTab)
    harness.paste("x")
    #expect(await harness.screen()[22] == " There is no field here to paste into.")
  }

  @Test("the wide last column: a caret behind a full row stands in the margin")
  func margin() async {
    harness.resize(rows: 12, columns: 21)
    harness.press("a猫猫猫猫猫猫")
    #expect(await harness.cursor == Position(row: 8, column: 20))
    harness.press(" ")
    #expect(await harness.cursor == Position(row: 8, column: 20))
    harness.press("犬")
    #expect(await harness.cursor == Position(row: 9, column: 10))
  }

  @Test("^o goes on with the note in the person's own editor, and comes back with its text")
  func editor() async {
    harness.press("a猫")
    harness.editor.newText = { $0 + "二行目\n" }
    harness.press(.control("o"))
    await harness.waits(for: "二行目")
    #expect(await Array(harness.screen()[10...11]) == ["▌ Note      猫", "            二行目"])
    #expect(harness.editor.opened == ["猫\n"])
    await harness.wait { $0.postForm.edits == 3 }
    while harness.editor.forgotten.isEmpty { await Task.yield() }
    #expect(harness.drafts.kept.map(\.form.text.note) == ["猫\n二行目"])
  }

  @Test("an editor that leaves no text leaves the note as it was, and its file stays until a draft is kept")
  func editorWithoutText() async {
    harness.press("a猫")
    harness.editor.newText = { _ in nil }
    harness.press(.control("o"))
    await harness.waits(for: "The editor left no text; the field is as it was.")
    #expect(await harness.screen()[10] == "▌ Note      猫")
    harness.editor.newText = { _ in "猫犬\n" }
    harness.drafts.fail(DraftsError(.full))
    harness.press(.control("o"))
    await harness.waits(for: "What you typed could not be kept as a draft: the disk is full.")
    #expect(await harness.screen()[10] == "▌ Note      猫犬")
    #expect(harness.editor.forgotten.isEmpty)
  }

  @Test("where memos can only be read, a and E say so at once")
  func readOnly() async {
    harness.posts.readOnly = .notPermitted
    harness.posts.tellAll(.query)
    for key in ["a", "E"] {
      harness.store.dispatch(StatusAction.clear)
      harness.press(key)
      await harness.waits(for: "The memos can only be read: it is not permitted.")
      #expect(await harness.screen()[0].hasPrefix(" [1 Memos]"))
    }
  }
}
