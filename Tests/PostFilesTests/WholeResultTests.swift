import SeededRandom
import Testing

@testable import PostFiles
@testable import Posts

@Suite("The whole result of a query") struct WholeResultTests {
  @Test(
    "is what is found memo by memo, for random memos, conflict copies, pending writes and conditions",
    arguments: 0..<8)
  func agreement(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var store = RandomStore()
    for _ in 0..<200 {
      for _ in 0..<Int.random(in: 0...9, using: &random) { try store.change(using: &random) }
      try expectAgreement(in: &store, &random)
    }
  }

  @Test("is so too where it is put together of the parts that several threads have found", arguments: 0..<2)
  func parts(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var store = RandomStore()
    try store.merge(count: 5_000, using: &random)
    for _ in 0..<10 {
      for _ in 0..<20 { try store.change(using: &random) }
      try expectAgreement(in: &store, &random)
    }
  }

  @Test("is none when nobody waits for it any more")
  func cancelled() throws {
    var index = PostIndex()
    index.merge([try indexed("a", title: "a")])
    for text in ["", "a"] {
      let cancellation = Cancellation()
      let listener = PostFiles.QueryListener(
        SearchCondition().containing(text), today: Day(daysSinceEpoch: 5), .included, cancellation)
      #expect(listener.wholeResult(of: &index)?.documents.count == 1)
      cancellation.cancel()
      #expect(listener.wholeResult(of: &index) == nil)
    }
  }

  private func expectAgreement(in store: inout RandomStore, _ random: inout SeededGenerator) throws {
    let condition = SearchCondition.random(using: &random)
    let listener = PostFiles.QueryListener(
      condition, today: Day(daysSinceEpoch: 5), .included, Cancellation())
    let (whole, slow) = (store.wholeResult(of: listener), store.slowResult(of: listener))
    #expect(whole == slow, "\(condition)")
  }
}
