import Testing

@testable import PostFiles
@testable import Posts

@MainActor
@Suite("A conflict copy", .timeLimit(.minutes(5))) struct ConflictCopiesTests {
  private let folder = TemporaryFolder()
  private let copy = "b.sync-conflict-20260818-173636-D4LGQYW"

  private func write(_ name: String, created day: Int, rating: Int = 3, _ text: String = "一") {
    folder.replace("\(name).md", by: "---\ncreated: 2026-01-0\(day)\nrating: \(rating)\n---\n\(text)\n")
  }

  @Test(
    "stands right behind its original in every order, and says so",
    arguments: PostSort.Key.allCases, PostSort.Direction.allCases)
  func order(key: PostSort.Key, direction: PostSort.Direction) async throws {
    write("a", created: 1, rating: 1, "甲")
    write("b", created: 2, rating: 5, "乙")
    write("c", created: 3, rating: 2, "丙")
    write(copy, created: 9, rating: 1, "丁")
    let sort = PostSort(key: key, direction: direction)
    let found = try await SnapshotProbe(collection(folder), SearchCondition().sorted(sort)).complete()
    let place = try #require(found.names.firstIndex(of: "b"))
    #expect(found.names.dropFirst(place + 1).first == copy)
    #expect(found.memo(copy)?.problem == .conflictCopy(of: PostID("b")) && found.memo("b")?.problem == nil)
  }

  @Test("goes where its original goes, and stays when that is deleted")
  func following() async throws {
    for (name, day) in [("a", 1), ("b", 2), ("c", 3)] { write(name, created: day) }
    let probe = try SnapshotProbe(collection(folder))
    try await probe.complete()
    write(copy, created: 9)
    #expect(try await probe.snapshot { $0.names.count == 4 }.names == ["c", "b", copy, "a"])
    write("b", created: 8)
    #expect(try await probe.snapshot { $0.names.first == "b" }.names == ["b", copy, "c", "a"])
    folder.delete("b.md")
    #expect(try await probe.snapshot { $0.names.count == 3 }.names == [copy, "c", "a"])
    write("b", created: 2)
    #expect(try await probe.snapshot { $0.names.count == 4 }.names == ["c", "b", copy, "a"])
    #expect(probe.snapshots.areContinuous)
  }

  @Test("whose front matter is broken says that instead, and is starred like any memo otherwise")
  func problems() async throws {
    folder.write("---\na: 1\n一", to: "\(copy).md")
    let posts = try collection(folder)
    let probe = SnapshotProbe(posts)
    #expect(try await probe.complete().memo(copy)?.problem == .unclosedFrontMatter)
    write(copy, created: 9)
    try await probe.snapshot { $0.memo(copy)?.problem == .conflictCopy(of: PostID("b")) }
    try await posts.commit(star(copy, true))
    #expect(folder.text(of: "\(copy).md")?.contains("favorite: true") == true)
  }
}
