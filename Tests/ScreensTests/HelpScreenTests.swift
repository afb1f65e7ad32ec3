import Drawing
import PostsFake
import StateTree
import Testing

@testable import Screens

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct HelpScreenTests {
  let harness = ScreenHarness()

  @Test("the help of the detail")
  func detail() async {
    harness.resize(rows: 42, columns: 80)
    harness.press(.enter)
    harness.press("?")
    await harness.expect(
      """
       Keys
      ────────────────────────────────────────────────────────────────────────────────
        J                         Show the next memo of the list.
        K                         Show the previous memo of the list.
        Space                     Go a page down, and from the end to the next memo.
        b                         Show all memos of this book, in page order.
        a                         Write a new memo about this book.
        E                         Edit the fields and the text of this memo.
        * f                       Set or remove the star of this memo.
        d                         Move the memo to the trash.
        u                         Undo the last edit.
        ^r                        Do again what was undone last.
        :diff                     Show how a conflict copy differs from its original.
        q h ← Esc ^g ^c           Go back to the list.
        e                         Edit the memo in $VISUAL or $EDITOR.
        t                         Change the tags.
        r                         Choose a rating.
        m                         Choose what kind of memo it is.
        w                         Choose how far the book is read.
        j ↓ Enter                 Go a line down.
        k ↑                       Go a line up.
        g Home                    Go to the beginning.
        G End                     Go to the end.
        ^d                        Go half a page down.
        ^u                        Go half a page up.
        ^f PgDn                   Go a page down.
        ^b PgUp                   Go a page up.
        /                         Find in the text.
        n                         Go to the next hit.
        N                         Go to the hit before.
        ]                         Go to the hits in the next memo that has any.
        [                         Go to the hits in the memo before that has any.
        ?                         Show the keys of this screen.
        :                         Run a command by its name, with completion.
        R                         Read the folder anew.
        ^l                        Draw the screen anew.
        ^z                        Suspend the program; fg in the shell comes back.
        Q                         Quit from any screen.


       Search:
       Esc close  ↓ down  ↑ up
      """)
    #expect(await harness.cursor == Position(row: 40, column: 9))
  }

  @Test("every binding of the screen below is in its help")
  func complete() async {
    harness.resize(rows: 60, columns: 120)
    harness.press("?")
    let text = await harness.screen().joined(separator: "\n")
    for binding in PostListScreen.bindings.map(\.help) + ScreenStack.bindings.map(\.help) {
      #expect(text.contains("  \(binding.keys.joined(separator: " ")) "))
      #expect(text.contains(binding.sentence))
    }
  }

  @Test(
    "what is typed searches in keys, sentences and names",
    arguments: [
      ("star", "Set or remove the star of the selected memo."),
      ("STAR", "Set or remove the star of the selected memo."),
      ("^z", "Suspend the program; fg in the shell comes back."), ("samples", "Add the sample memos."),
    ])
  func search(text: String, sentence: String) async {
    harness.press("?" + text)
    let lines = await harness.screen()
    #expect(lines[2].contains(sentence))
    #expect(lines[22] == " Search: \(text)")
  }

  @Test("a search without a hit says so, and can be taken back")
  func noHit() async {
    harness.press("?")
    let all = await harness.screen()
    harness.press("猫")
    #expect(await harness.screen()[2] == "  No key matches.")
    #expect(await harness.cursor == Position(row: 22, column: 11))
    harness.press(.backspace)
    #expect(await harness.screen() == all)
  }

  @Test("the caret moves in what was typed")
  func caret() async {
    harness.press("?猫a")
    #expect(await harness.cursor == Position(row: 22, column: 12))
    harness.press(.left, .left)
    #expect(await harness.cursor == Position(row: 22, column: 9))
    harness.press("b")
    #expect(await harness.screen()[22] == " Search: b猫a")
  }

  @Test("the keys scroll, and not beyond the end")
  func scrolls() async {
    harness.press("?")
    let top = await harness.screen()
    harness.press(.down)
    #expect(await harness.screen()[2] == top[3])
    harness.press(.up, .up)
    #expect(await harness.screen() == top)
    harness.press(.pageDown, .pageDown, .pageDown)
    #expect(await harness.screen()[21].contains("Quit from any screen."))
    harness.press(.pageUp, .pageUp, .pageUp)
    #expect(await harness.screen() == top)
  }

  @Test(
    "each key of closing closes it, and the screen below is as it was",
    arguments: [Key.escape, .enter, .control("g"), .control("c"), .character("q"), .character("?")])
  func closes(key: Key) async {
    harness.press("jj")
    let before = await harness.screen()
    harness.press("?")
    #expect(await harness.screen() != before)
    harness.press(key)
    #expect(await harness.screen() == before)
  }

  @Test("q and ? are text once something is typed")
  func text() async {
    harness.press("?aq?")
    #expect(await harness.screen()[22] == " Search: aq?")
  }

  @Test("what is pasted is searched for")
  func paste() async {
    harness.press("?")
    harness.paste("star\n")
    #expect(harness.store.state.help.search == "star ")
  }
}
