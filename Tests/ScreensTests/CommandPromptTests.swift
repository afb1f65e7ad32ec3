import Drawing
import Posts
import PostsFake
import Testing

@testable import Screens

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct CommandPromptTests {
  let harness = ScreenHarness()

  @Test("a command is run by its name, and the next key is for what it opened")
  func run() async {
    enter(":open")
    harness.press("J")
    #expect(await harness.screen()[0].contains("銀河鉄道の夜"))
    enter(":back")
    #expect(await harness.screen()[0].contains("[1 Memos]"))
    enter(":  help ")
    #expect(await harness.screen()[0] == " Keys")
  }

  @Test("every command of a screen can be completed")
  func completed() async {
    harness.press(":fav")
    #expect(await harness.screen()[22] == " :fav")
    #expect(await harness.screen()[23] == " Tab favourite  favourites")
    harness.press(.tab)
    #expect(await harness.screen()[22] == " :favourite")
    harness.press(.enter)
    await harness.waits(for: "★ 1")
  }

  @Test("a name that there is not is said, with the nearest")
  func unknown() async {
    enter(":reskan")
    #expect(await harness.screen()[22].contains("There is no command reskan; the nearest is rescan."))
    #expect(harness.posts.rescanCount == 0)
  }

  @Test("a command of another screen is unknown in this one")
  func elsewhere() async {
    enter(":read-on")
    #expect(await harness.screen()[22].contains("There is no command read-on"))
  }

  @Test("commands come back with ↑, and the one that was being typed with ↓")
  func history() async {
    enter(":rescan")
    enter(":redraw")
    enter(":rescan")
    harness.press(":re")
    harness.press(.up)
    #expect(await harness.screen()[22] == " :rescan")
    harness.press(.up, .up, .up)
    #expect(await harness.screen()[22] == " :redraw")
    harness.press(.down, .down, .down)
    #expect(await harness.screen()[22] == " :re")
  }

  @Test("an empty line, or one that is left, runs nothing")
  func nothing() async {
    let before = await harness.screen()
    enter(":")
    harness.press(":quit")
    harness.press(.escape)
    #expect(await harness.screen() == before)
    #expect(!harness.store.state.navigation.isQuitting)
  }

  @Test("a command without a key is in the help by its name")
  func keyless() {
    let binding = KeyBinding<ScreenStack>(command: "trash", sentence: "Show the trash.") { _ in }
    #expect(binding.help.keys == [":trash"])
  }

  @Test("each screen names its commands once")
  func unique() {
    for names in [PostListScreen.bindings.map(\.command), PostDetailScreen.bindings.map(\.command)] {
      let all = names + ScreenStack.bindings.map(\.command)
      #expect(Set(all).count == all.count)
    }
  }

  private func enter(_ line: String) {
    harness.press(line)
    harness.press(.enter)
  }
}
