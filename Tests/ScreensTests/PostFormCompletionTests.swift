import Drawing
import Posts
import PostsFake
import StateTree
import Testing

@testable import Screens

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct PostFormCompletionTests {
  let harness = ScreenHarness()

  private func openBook() async {
    harness.press("a")
    await harness.wait { $0.postForm.known.books.count == 6 }
    for _ in 0..<5 { harness.press(.backTab) }
  }

  @Test(
    "a book in use is offered while it is typed, whatever the letters' width and case, and brings its author")
  func book() async {
    await openBook()
    harness.press("ＰＲＩ")
    #expect(await harness.screen()[4] == "            Pride and Prejudice  1")
    harness.press(.tab)
    #expect(
      await Array(harness.screen()[2...4]) == [
        "  Author    Jane Austen", "▌ Book      Pride and Prejudice", "  Kind      note  by the text",
      ])
    harness.press(.tab)
    #expect(await harness.screen()[4].hasPrefix("▌ Kind"))
  }

  @Test("the arrows choose among what is offered, and Enter takes it")
  func choosing() async {
    await openBook()
    harness.press(.up)
    harness.press("a")
    #expect(await harness.screen()[3] == "            Jane Austen  1")
    harness.press(.down)
    #expect(await harness.screen()[3] == "          › Jane Austen  1")
    harness.press(.up)
    #expect(await harness.screen()[3] == "            Jane Austen  1")
    harness.press(.down, .enter)
    #expect(await Array(harness.screen()[2...3]) == ["  Author    Jane Austen", "▌ Book"])
  }

  @Test("tags are completed one by one, the most used first")
  func tags() async {
    await openBook()
    harness.press(.tab, .tab, .tab)
    harness.press("童")
    harness.press(.tab)
    harness.press("小")
    #expect(await Array(harness.screen()[6...7]) == ["▌ Tags      童話 小", "            小説  2"])
    harness.press(.tab)
    #expect(await harness.screen()[6] == "▌ Tags      童話 小説")
    #expect(await harness.cursor == Position(row: 6, column: 22))
  }

  @Test("a title that was typed out brings its author too; a typed author stays")
  func typedOut() async {
    await openBook()
    harness.press("こころ")
    harness.press(.enter)
    #expect(await harness.screen()[2] == "  Author    夏目漱石")
    harness.press(.up)
    harness.press(.control("u"))
    harness.press("言海")
    harness.press(.enter)
    #expect(await harness.screen()[2] == "  Author    夏目漱石")
  }

  @Test("nothing is offered in a field that is only gone through")
  func quiet() async {
    harness.press(.enter)
    harness.press("a")
    await harness.wait { !$0.postForm.known.books.isEmpty }
    for _ in 0..<5 { harness.press(.backTab) }
    #expect(
      await Array(harness.screen()[2...4]) == [
        "  Author    夏目漱石", "▌ Book      吾輩は猫である", "  Kind      note  by the text",
      ])
  }
}
