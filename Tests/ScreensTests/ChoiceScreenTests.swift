import Drawing
import Posts
import PostsFake
import StateTree
import Testing

@testable import Screens

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct ChoiceScreenTests {
  let harness = ScreenHarness()

  @Test(
    "the values stand in place of the footer",
    arguments: [
      ("r", " Rating:  0 none  1 ★  2 ★★  3 ★★★  4 ★★★★  5 ★★★★★"),
      ("m", " Kind:  q quote  n note  t thought  u question  m bookmark  b book"),
      ("w", " w want to read  r being read  d read  p paused  x dropped  t tsundoku  0 none"),
    ])
  func choices(key: String, line: String) async {
    harness.press(key)
    #expect(await harness.screen()[23] == line)
    #expect(await harness.screen()[22].hasPrefix(" 1/7"))
  }

  @Test("in a narrow window they go on in a second line")
  func narrow() async {
    harness.resize(rows: 20, columns: 60)
    harness.press("w")
    let lines = await harness.screen()
    #expect(lines[18] == " w want to read  r being read  d read  p paused  x dropped")
    #expect(lines[19] == " t tsundoku  0 none")
  }

  @Test("a letter chooses for the marked memos, in the list and in the detail")
  func chosen() async {
    harness.press("vvr3")
    await harness.wait {
      $0.postList.current.posts[0].rating == 3 && $0.postList.current.posts[1].rating == 3
    }
    harness.press(.enter)
    harness.press("mt")
    await harness.wait { $0.postList.current.posts[2].kind == .thought }
    harness.press("wd")
    await harness.wait { $0.postList.current.posts[2].status == .read }
    harness.press("r0")
    await harness.wait { $0.status.message == .nothingToChange }
  }

  @Test("any other key chooses nothing", arguments: [Key.escape, .character("9"), .enter, .control("c")])
  func nothing(key: Key) async {
    let before = await harness.screen()
    harness.press("r")
    harness.press(key)
    #expect(await harness.screen() == before)
    #expect(harness.posts.batches.isEmpty)
  }

  @Test("each value has a letter of its own")
  func letters() {
    for field in [FieldChoice.rating, .kind, .status] {
      let letters = field.changes.map(\.letter)
      #expect(Set(letters).count == letters.count && !letters.contains(" "))
    }
  }
}
