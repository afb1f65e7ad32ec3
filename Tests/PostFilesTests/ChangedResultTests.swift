import SeededRandom
import Testing

@testable import PostFiles
@testable import Posts

@Suite("A result after few changes") struct ChangedResultTests {
  @Test(
    "is the one that all memos give, and so are its changes, for random memos, conflict copies, pending writes and conditions",
    arguments: 0..<12)
  func agreement(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var store = RandomStore()
    for _ in 0..<40 { try store.change(using: &random) }
    var listeners = (0..<8).map { _ in
      PostFiles.QueryListener(
        .random(using: &random), today: Day(daysSinceEpoch: 5), .included, Cancellation())
    }
    var results = listeners.map { store.wholeResult(of: $0) }
    _ = store.take()
    for round in 0..<300 {
      for _ in 0..<Int.random(in: 0...6, using: &random) { try store.change(using: &random) }
      let taken = store.take()
      guard let changed = taken else {
        results = listeners.map { store.wholeResult(of: $0) }
        continue
      }
      for (number, listener) in listeners.enumerated() {
        let next = ChangedResult(from: results[number], changed, of: listener, among: store.versions)
        let whole = store.wholeResult(of: listener)
        let changes = DocumentChanges(
          from: results[number].documents, to: whole.documents, order: listener.order)
        guard next.result == whole, next.changes.map(\.line) == changes.map(\.line) else {
          Issue.record(
            "round \(round), \(listener.order): \(next.changes.map(\.line)), not \(changes.map(\.line))")
          return
        }
        results[number] = next.result
      }
      let newcomer = PostFiles.QueryListener(
        .random(using: &random), today: Day(daysSinceEpoch: 5), .included, Cancellation())
      let place = Int.random(in: listeners.indices, using: &random)
      (listeners[place], results[place]) = (newcomer, store.wholeResult(of: newcomer))
    }
  }

  @Test("is asked anew after a batch of memos was read, and after very many changes")
  func many() throws {
    var store = RandomStore()
    #expect(taken(from: &store) == nil)
    #expect(taken(from: &store) == [])
    try store.merge(["a", "b"])
    #expect(taken(from: &store) == nil)
    for number in 0..<300 { try store.set("\(number)") }
    #expect(taken(from: &store) == nil)
    try store.set("a")
    #expect(taken(from: &store) == ["a"])
  }

  /// The names of the memos that changed.
  private func taken(from store: inout RandomStore) -> [String]? {
    store.take()?.map(\.id.text)
  }
}

extension DocumentChange {
  /// The change on one line.
  fileprivate var line: String {
    "\(kind) \(post.id.text) \(oldIndex.map(String.init) ?? "-") \(newIndex.map(String.init) ?? "-")"
  }
}
