import Glibc
import TerminalHarness
import Testing

@Suite("A batch that was cut off")
struct CutOffBatchTests {
  private static let count = 150

  @Test("by kill -9 is finished at the next start, with every memo whole, and undone as one step")
  func killed() throws {
    let memos = (1...Self.count).map { ("m\($0).md", "---\nbook: 本\($0)\n---\n本文\($0)\n") }
    let store = try MemoStore(Dictionary(uniqueKeysWithValues: memos))
    let first = try Reader(store)
    first.press("vGVt+海")
    try first.session.waitForText("+海")
    first.session.press(.enter)
    while tagged(store) == 0, first.session.isRunning { first.session.watch(for: .milliseconds(1)) }
    first.session.signal(SIGKILL)
    try first.session.waitForExit()
    let done = tagged(store)
    #expect((1..<Self.count).contains(done), "\(done) of \(Self.count) memos were tagged by then")
    #expect(try versions(of: store).isSubset(of: ["plain", "tagged"]))
    let second = try Reader(store)
    try second.session.waitForText("An edit that was cut off has been finished")
    #expect(try versions(of: store) == ["tagged"])
    second.press("u")
    try second.session.waitForText("Undid: tags of 150 memos.")
    #expect(try versions(of: store) == ["plain"])
  }

  private func tagged(_ store: MemoStore) -> Int {
    (1...Self.count).count { (try? store.read("m\($0).md"))?.contains("海") ?? false }
  }

  /// As what the memos stand in their files; the text of one that is neither.
  private func versions(of store: MemoStore) throws -> Set<String> {
    Set(
      try (1...Self.count).map { number in
        switch try store.read("m\(number).md") {
        case "---\nbook: 本\(number)\n---\n本文\(number)\n": "plain"
        case "---\nbook: 本\(number)\ntags: [海]\n---\n本文\(number)\n": "tagged"
        case let other: other
        }
      })
  }
}
