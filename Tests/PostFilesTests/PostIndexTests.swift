import Testing

@testable import PostFiles
@testable import Posts

@Suite("The index of memos") struct PostIndexTests {
  private func names(_ index: PostIndex) -> [String] {
    index.newestFirst.map(\.post.id.text)
  }

  @Test(
    "takes in each memo once, the newest names first, and keeps those that are there",
    arguments: [3, 64, 500])
  func merging(count: Int) throws {
    var index = PostIndex()
    let entries = try (0..<count).map { try indexed("\(1000 + $0)") }
    index.merge(Array(entries.shuffled().prefix(count / 2)))
    index.merge(try (entries + entries.prefix(2)).map { try indexed($0.id.text, title: "late") }.shuffled())
    #expect(index.count == count)
    #expect(names(index) == entries.reversed().map(\.id.text))
    #expect(index.newestFirst.count { $0.post.title == "late" } == count - count / 2)
  }

  @Test("sets, replaces and removes one memo")
  func setting() throws {
    var index = PostIndex()
    for name in ["b", "c", "a"] { index.set(try indexed(name), for: PostID(name)) }
    index.set(try indexed("b", title: "new"), for: PostID("b"))
    #expect(names(index) == ["c", "b", "a"])
    #expect(index[PostID("b")]?.post.title == "new")
    index.set(nil, for: PostID("b"))
    index.set(nil, for: PostID("nothing"))
    #expect(names(index) == ["c", "a"])
    #expect(index[PostID("b")] == nil && index[PostID("z")] == nil)
  }

  @Test("keeps composed and decomposed names apart")
  func twins() throws {
    var index = PostIndex()
    index.merge([try indexed("\u{304C}", title: "NFC"), try indexed("\u{304B}\u{3099}", title: "NFD")])
    #expect(index.count == 2)
    #expect(index[PostID("\u{304C}")]?.post.title == "NFC")
  }
}
