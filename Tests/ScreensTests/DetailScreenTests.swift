import Drawing
import Posts
import PostsFake
import StateTree
import Testing

@testable import Screens

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct DetailScreenTests {
  private let long = FakeMemo("long", body: (0..<100).map { "Line \($0)." }.joined(separator: "\n"))

  private func opened(
    _ memos: [FakeMemo] = FakeMemo.library, rows: Int = 24, columns: Int = 80
  ) async -> ScreenHarness {
    let harness = ScreenHarness(memos, rows: rows, columns: columns)
    harness.press(.enter)
    _ = await harness.screen()
    return harness
  }

  @Test("the detail at 80 columns")
  func usual() async {
    let harness = await opened()
    await harness.expect(
      """
       吾輩は猫である  夏目漱石                                                   1/7
       p.12 · 小説 猫 · quote · 2026-11-30                                          ★
      ────────────────────────────────────────────────────────────────────────────────

          ┃ 吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。何で
          ┃ も薄暗いじめじめした所でニャーニャー泣いていた事だけは記憶している。

          書き出しの一文で、語り手が人でないことと名のないことが同時に告げられる。
          名前のなさは最後まで続く。

          - 「とんと」の軽さ
          - ケーベル先生の猫の話と比べる
      ⋮
       Kindle   145-146   updated 2026-11-30 09:20                               100%
       J next  K previous  Space read on  * favourite  q back  e edit  / find  ? help
      """)
    #expect(await harness.cursor == nil)
  }

  @Test("the detail at 60 columns")
  func narrow() async {
    await opened(rows: 20, columns: 60).expect(
      """
       吾輩は猫である  夏目漱石                               1/7
       p.12 · 小説 猫 · quote · 2026-11-30                      ★
      ────────────────────────────────────────────────────────────

          ┃ 吾輩は猫である。名前はまだ無い。どこで生れたかとん
          ┃ と見当がつかぬ。何でも薄暗いじめじめした所でニャー
          ┃ ニャー泣いていた事だけは記憶している。

          書き出しの一文で、語り手が人でないことと名のないこと
          が同時に告げられる。名前のなさは最後まで続く。

          - 「とんと」の軽さ
          - ケーベル先生の猫の話と比べる
      ⋮
       Kindle   145-146   updated 2026-11-30 09:20           100%
       J next  K previous  Space read on  * favourite  ? help
      """)
  }

  @Test("at 200 columns lines stay as long as the eye can follow")
  func wide() async {
    let lines = await opened(rows: 50, columns: 200).screen()
    #expect(lines.count == 50)
    #expect(lines[0].hasSuffix("1/7"))
    #expect(lines[4].hasSuffix("所で"))
  }

  @Test(
    "each way to scroll goes where it says",
    arguments: [
      ("down", 31), ("up", 29), ("top", 0), ("end", 82), ("half-page-down", 39), ("half-page-up", 21),
      ("page-down", 49), ("page-up", 11), ("read-on", 49),
    ])
  func scrolls(command: String, line: Int) async throws {
    let binding = try #require(PostDetailScreen.bindings.first { $0.command == command })
    for key in binding.keys {
      let harness = await opened([long])
      harness.press(String(repeating: "j", count: 30))
      #expect(await harness.screen()[4] == "    Line 30.")
      harness.press(key)
      #expect(await harness.screen()[4] == "    Line \(line).", "\(key.label)")
    }
  }

  @Test("the position is told while scrolling, and the end is the end")
  func position() async {
    let harness = await opened([long])
    #expect(await harness.screen()[22].hasSuffix(" 18%"))
    harness.press(" ")
    #expect(await harness.screen()[22].hasSuffix(" 37%"))
    harness.press("Gjj")
    #expect(await harness.screen()[22].hasSuffix(" 100%"))
    #expect(await harness.screen()[21] == "    Line 99.")
  }

  @Test("J and K go to the next and the previous memo, and no further than the ends")
  func neighbours() async {
    let harness = await opened()
    for (key, row) in [("K", 1), ("J", 2), ("J", 3), ("K", 2), ("JJJJJJJJ", 7)] {
      harness.press(key)
      #expect(await harness.screen()[0].hasSuffix(" \(row)/7"))
    }
    harness.press("q")
    #expect(await harness.cursor == Position(row: 8, column: 0))
  }

  @Test("the next memo begins at its top")
  func top() async {
    let harness = await opened([long.created(12, 1), .cat])
    harness.press("G")
    harness.press("J")
    #expect(await harness.screen()[0].hasPrefix(" 吾輩は猫である"))
    harness.press("K")
    #expect(await harness.screen()[4] == "    Line 0.")
  }

  @Test("Space at the end goes on to the next memo")
  func readOn() async {
    let harness = await opened()
    harness.press(" ")
    #expect(await harness.screen()[0].hasPrefix(" 銀河鉄道の夜  宮沢賢治"))
  }

  @Test("a star that is set here is seen here and in the list")
  func star() async {
    let harness = await opened()
    harness.press("J*")
    #expect(await harness.screen()[1].hasSuffix("★"))
    harness.press("f")
    #expect(await harness.screen()[1].hasSuffix("2026-11-29"))
    harness.press("*q")
    #expect(await harness.screen()[3].hasPrefix("▌★ 2026-11-29"))
  }

  @Test("a memo that leaves the list gives way to the next one")
  func leaves() async {
    let harness = ScreenHarness()
    harness.press("2")
    harness.press(.enter)
    #expect(await harness.screen()[0].hasSuffix("1/2"))
    harness.press("*")
    #expect(await harness.screen()[0].hasPrefix(" こころ  夏目漱石"))
    harness.press("*")
    #expect(await harness.screen()[3] == "  There is no memo left in this list.")
    harness.press("q")
    #expect(await harness.screen()[3] == "  There is no favourite yet.")
  }

  @Test("a body that changes outside is seen")
  func changed() async {
    let harness = await opened()
    harness.posts.write(FakeMemo("cat", body: "書き直した。").created(11, 30))
    await harness.waits(for: "書き直した。")
  }

  @Test("a file that is not understood says why")
  func problem() async {
    let harness = await opened([.dictionary])
    #expect(await harness.screen()[22].hasPrefix(" The file holds the marks of a merge conflict."))
  }
}
