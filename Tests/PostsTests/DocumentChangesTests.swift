import Testing

@testable import Posts

@Suite("The changes from one result to the next") struct DocumentChangesTests {
  private let order = PostOrder(PostSort(key: .created, direction: .ascending))
  private let old = [
    post("a", created: 10), post("b", created: 20), post("c", created: 30), post("d", created: 40),
  ]

  private func changes(to new: [Post]) -> [String] {
    DocumentChanges(from: OrderedPosts(old), to: OrderedPosts(new), order: order).map(\.story)
  }

  @Test("of a first snapshot are additions only, in order")
  func initial() {
    let changes = DocumentChanges(initial: OrderedPosts(old))
    #expect(changes.areInitial)
    #expect(changes.map(\.story) == ["added a - 0", "added b - 1", "added c - 2", "added d - 3"])
    #expect(DocumentChanges(initial: []).isEmpty)
  }

  @Test("are none when nothing changed")
  func none() {
    #expect(changes(to: old).isEmpty)
    #expect(!DocumentChanges.none.areInitial && DocumentChanges.none.isEmpty)
  }

  @Test("tell of a memo that left")
  func removed() {
    #expect(changes(to: [old[0], old[2], old[3]]) == ["removed b 1 -"])
  }

  @Test("tell of a new memo, at the start, between others and at the end")
  func added() {
    #expect(changes(to: [post("0", created: 5)] + old) == ["added 0 - 0"])
    #expect(changes(to: old[..<2] + [post("x", created: 25)] + old[2...]) == ["added x - 2"])
    #expect(changes(to: old + [post("z", created: 50)]) == ["added z - 4"])
  }

  @Test("tell of very many new memos in a row as of few", arguments: [0, 2, 4])
  func manyAdded(place: Int) {
    let many = (0..<2_000).map { post("\(10_000 + $0)", created: 10 * place + 5) }
    let changes = DocumentChanges(
      from: OrderedPosts(old), to: OrderedPosts(old[..<place] + many + old[place...]), order: order)
    #expect(!changes.areInitial)
    #expect(changes.map(\.story) == (0..<2_000).map { "added \(10_000 + $0) - \(place + $0)" })
  }

  @Test("tell of a memo that changed in its place")
  func modified() {
    #expect(changes(to: [old[0], post("b", created: 20), old[2], old[3]]) == ["modified b 1 1"])
  }

  @Test("tell of a memo that moved by one change, in both directions")
  func moved() {
    #expect(changes(to: [old[1], old[2], post("a", created: 35), old[3]]) == ["modified a 0 2"])
    #expect(changes(to: [post("d", created: 5), old[0], old[1], old[2]]) == ["modified d 3 0"])
  }

  @Test("give each index as it is once all earlier changes are made")
  func indexes() {
    #expect(changes(to: [old[2]]) == ["removed a 0 -", "removed b 0 -", "removed d 1 -"])
    #expect(changes(to: []) == ["removed a 0 -", "removed b 0 -", "removed c 0 -", "removed d 0 -"])
  }

  @Test("come as removals, additions, modifications, each in the order of the query")
  func orderOfKinds() {
    let new = [
      post("n", created: 1), post("d", created: 5), old[1], post("m", created: 25), post("a", created: 45),
    ]
    #expect(
      changes(to: new) == ["removed c 2 -", "added n - 0", "added m - 3", "modified d 4 1", "modified a 2 4"])
  }

  @Test("of a removed memo carry its last version")
  func lastVersion() {
    let changes = DocumentChanges(from: OrderedPosts(old), to: OrderedPosts(old.dropFirst()), order: order)
    #expect(changes.map(\.post) == [old[0]])
  }

  @Test("keep composed and decomposed names apart")
  func twins() {
    let twins = [post("\u{304B}\u{3099}"), post("\u{304C}")]
    let changes = DocumentChanges(from: OrderedPosts(twins), to: [twins[1]], order: order)
    #expect(changes.map(\.post.id) == [twins[0].id])
  }
}

extension DocumentChange {
  /// Kind, name, old and new index on one line.
  fileprivate var story: String {
    "\(kind) \(post.id.text) \(oldIndex.map(String.init) ?? "-") \(newIndex.map(String.init) ?? "-")"
  }
}
