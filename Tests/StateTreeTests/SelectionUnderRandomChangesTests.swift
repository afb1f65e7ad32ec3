import Posts
import PostsFake
import StateTree
import SeededRandom
import Testing

@MainActor
struct SelectionUnderRandomChangesTests {
  @Test(
    "whatever comes, goes and changes: the memo stays selected, else the next that is left, else the last",
    arguments: 1...40)
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let harness = StateHarness.listening(FakeMemo.numbered(12))
    for _ in 0..<30 {
      harness.store.dispatch(PostListAction.selectPost(row: random.roll(0..<max(1, harness.rows.count))))
      let (before, selected) = (harness.rows, harness.selected)
      harness.posts.changeFolder { folder in
        for memo in FakeMemo.numbered(24) where random.roll(0..<4) == 0 {
          if random.roll(0..<2) == 0 { folder.remove(memo.id) } else { folder.put(memo) }
        }
      }
      #expect(harness.selected == successor(of: selected, in: before, now: harness.rows))
    }
  }

  private func successor(of selected: String?, in before: [String], now: [String]) -> String? {
    guard let selected else { return now.first }
    return before.drop { $0 != selected }.first(where: now.contains) ?? now.last
  }
}

extension SeededGenerator {
  fileprivate mutating func roll(_ range: Range<Int>) -> Int { Int.random(in: range, using: &self) }
}
