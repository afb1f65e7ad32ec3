import Drawing
import Posts
import PostsFake
import StateTree
import Testing

@testable import Screens

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct PostFormEditTests {
  let harness = ScreenHarness()

  private func edit() async {
    harness.press("E")
    await harness.waits(for: "Edit the memo")
  }

  private var writes: [WriteBatch.Write] { harness.posts.batches.flatMap(\.writes) }

  @Test("E fills the form with the memo")
  func filled() async {
    await edit()
    await harness.expect(
      """
       Edit the memo
      ────────────────────────────────────────────────────────────────────────────────
        Author    夏目漱石
        Book      吾輩は猫である
        Kind      quote
        Page      12
        Tags      小説 猫

        Quote     吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。
                  何でも薄暗いじめじめした所でニャーニャー泣いていた事だけは記憶して
                  いる。

      ▌ Note      書き出しの一文で、語り手が人でないことと名のないことが同時に告げら
                  れる。名前のなさは最後まで続く。

                  - 「とんと」の軽さ
                  - ケーベル先生の猫の話と比べる
      ⋮
       ^s save  Esc leave, keep a draft  Tab next field  ^o editor  ^x clear
      """)
  }

  @Test("only what was changed is written, with what stood there before")
  func changes() async {
    await edit()
    for _ in 0..<3 { harness.press(.backTab) }
    harness.press("3")
    harness.press(.tab)
    harness.press(" 名作")
    harness.press(.control("s"))
    await harness.waits(for: "1 memo was saved.")
    #expect(
      writes == [
        .update(
          PostID("cat"), [.page("123"), .tags(["小説", "猫", "名作"])], old: [.page("12"), .tags(["小説", "猫"])])
      ])
  }

  @Test("a changed note is a changed text, with the quote and the blank lines as they were")
  func text() async {
    await edit()
    harness.press("。")
    harness.press(.control("s"))
    await harness.waits(for: "1 memo was saved.")
    let body = FakeMemo.cat.body
    #expect(writes == [.update(PostID("cat"), [.body(body + "。")], old: [.body(body)])])
  }

  @Test("nothing changed is nothing written")
  func unchanged() async {
    await edit()
    harness.press("x")
    harness.press(.backspace, .control("s"))
    #expect(await harness.screen()[22].contains("Nothing was changed."))
    #expect(writes.isEmpty)
  }

  @Test("a memo that another program changed meanwhile is left alone, and the form stays as it is")
  func conflict() async {
    harness.posts.writing = .failing(.changedMeanwhile(PostID("cat")))
    await edit()
    harness.press("追記")
    harness.press(.control("s"))
    await harness.waits(for: "Not saved: Another program changed cat at the same moment; nothing was")
    #expect(await harness.screen()[22] == " overwritten.")
    #expect(await harness.screen()[16].hasSuffix("比べる追記"))
  }

  @Test("a memo that is not understood as a whole is not opened")
  func notUnderstood() async {
    harness.press("jjjjjE")
    await harness.waits(for: "dictionary is not understood as a whole")
    #expect(await harness.screen()[0].hasPrefix(" [1 Memos]"))
  }

  @Test("in the detail a is a new memo about the book, and E edits the memo")
  func detail() async {
    harness.press(.enter)
    harness.press("a")
    #expect(await Array(harness.screen()[2...3]) == ["  Author    夏目漱石", "  Book      吾輩は猫である"])
    harness.press(.control("s"))
    #expect(await harness.screen()[22] == " There is nothing to save yet.")
    harness.press(.escape)
    await edit()
    harness.press(.escape)
    #expect(await harness.screen()[0].hasPrefix(" 吾輩は猫である"))
  }

  @Test(
    "in a list of one book that was asked for, a is a new memo about it; in any other list it is about none")
  func list() async {
    harness.press("a")
    #expect(await harness.screen()[3] == "  Book")
    harness.press(.escape)
    harness.press("c")
    harness.press(.tab)
    harness.press("こころ")
    harness.press(.enter)
    await harness.waits(for: "1/1")
    harness.press("a")
    #expect(await Array(harness.screen()[2...3]) == ["  Author    夏目漱石", "  Book      こころ"])
  }

  @Test("of several marked memos only the common fields are shown, and what was touched is set on all")
  func several() async {
    harness.press("v")
    harness.press("jj")
    harness.press("vE")
    await harness.waits(for: "Edit 2 memos")
    await harness.expect(
      """
       Edit 2 memos
      ────────────────────────────────────────────────────────────────────────────────
        Author    夏目漱石
        Book
        Kind      quote
      ▌ Tags
      ⋮
       ^s save  Esc leave, keep a draft  Tab next field  ^x clear
      """)
    harness.press("再読")
    harness.press(.control("s"))
    await harness.waits(for: "2 memos were saved.")
    #expect(writes.map(\.id) == [PostID("cat"), PostID("kokoro")])
    #expect(writes.allSatisfy { $0.changes == [.tags(["再読"])] })
    #expect(harness.posts.batches.count == 1)
  }

  @Test("a kind that differs is left to each memo until it is chosen")
  func severalKinds() async {
    harness.press("vvE")
    await harness.waits(for: "Edit 2 memos")
    #expect(await harness.screen()[4] == "  Kind      each as it is")
    harness.press(.backTab, .right, .right, .right)
    #expect(await harness.screen()[4] == "▌ Kind      thought")
    harness.press(.control("s"))
    await harness.waits(for: "2 memos were saved.")
    #expect(writes.allSatisfy { $0.changes == [.kind(.thought)] })
  }

  @Test("a form that is left while its memo is being written takes its draft with it once that is done")
  func leftWhileSaving() async {
    harness.posts.writing = .held
    harness.press("a猫")
    harness.press(.control("s"), .escape)
    await harness.waits(for: "Kept as a draft; :drafts shows it.")
    while harness.posts.batches.isEmpty { await Task.yield() }
    harness.posts.finishWrites()
    await harness.waits(for: "The memo was added.")
    #expect(harness.drafts.kept.isEmpty)
    #expect(harness.store.state.drafts.drafts.isEmpty)
  }
}
