import Testing

@testable import PostFiles
@testable import Posts

@Suite("Pending writes") struct PendingWritesTests {
  private let memo = Post(PostFields(id: PostID("a")))

  @Test("lie over their memo and leave all others alone")
  func overlay() {
    var pending = PendingWrites()
    _ = pending.add(.favorite(true), to: memo.id)
    let shown = pending.shown(memo)
    #expect(shown.isFavorite && shown.hasPendingWrites && !memo.isFavorite)
    let other = Post(PostFields(id: PostID("b")))
    #expect(pending.shown(other) == other)
    #expect(!pending.isEmpty)
  }

  @Test("show one version for as long as neither they nor their memo change")
  func sameVersion() {
    var pending = PendingWrites()
    _ = pending.add(.favorite(true), to: memo.id)
    let shown = pending.shown(memo)
    #expect(pending.shown(memo) == shown)
    let next = pending.shown(Post(memo.fields))
    #expect(next != shown && next.isFavorite)
    _ = pending.add(.favorite(false), to: memo.id)
    #expect(!pending.shown(memo).isFavorite)
  }

  @Test("of one memo go one by one, in whatever order they are done")
  func removing() {
    var pending = PendingWrites()
    let first = pending.add(.favorite(true), to: memo.id)
    let second = pending.add(.favorite(false), to: memo.id)
    pending.remove(second, of: memo.id)
    #expect(pending.shown(memo).isFavorite)
    pending.remove(first, of: memo.id)
    #expect(pending.isEmpty && pending.shown(memo) == memo)
  }
}
