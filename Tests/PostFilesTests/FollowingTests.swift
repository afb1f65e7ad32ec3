import Files
import Testing

@testable import PostFiles
@testable import Posts

@MainActor
@Suite("A change outside of the program", .timeLimit(.minutes(5))) struct FollowingTests {
  private let folder = TemporaryFolder()

  /// A listener that has heard all that stands in the folder.
  private func probe() async throws -> SnapshotProbe<QuerySnapshot> {
    let probe = try SnapshotProbe(collection(folder))
    try await probe.complete()
    return probe
  }

  @Test("that makes a memo adds it")
  func made() async throws {
    let probe = try await probe()
    folder.replace("a.md", by: "一")
    let next = try await probe.snapshot()
    #expect(next.story == ["added a"] && next.cause == .folder)
    #expect(next.documents.map(\.firstWords) == ["一"])
  }

  @Test("of a memo's text modifies it")
  func changed() async throws {
    folder.write("一", to: "a.md")
    folder.write("二", to: "b.md")
    let probe = try await probe()
    folder.write("三", to: "a.md")
    let next = try await probe.snapshot { $0.memo("a")?.firstWords == "三" }
    #expect(next.story == ["modified a"] && next.cause == .folder)
  }

  @Test("that replaces a memo's file by another modifies it once")
  func replaced() async throws {
    folder.write("一", to: "a.md")
    let probe = try await probe()
    let count = probe.heard.count
    folder.replace("a.md", by: "二")
    let next = try await probe.snapshot()
    folder.replace("z.md", by: "fence")
    try await probe.snapshot { $0.names.contains("z") }
    #expect(next.story == ["modified a"] && next.documents.map(\.firstWords) == ["二"])
    #expect(probe.snapshots.dropFirst(count).map(\.story) == [["modified a"], ["added z"]])
  }

  @Test("that deletes a memo removes it")
  func deleted() async throws {
    folder.write("一", to: "a.md")
    folder.write("二", to: "b.md")
    let probe = try await probe()
    folder.delete("a.md")
    let next = try await probe.snapshot()
    #expect(next.story == ["removed a"] && next.cause == .folder && next.names == ["b"])
  }

  @Test("of a memo's name adds the new and removes the old one")
  func renamed() async throws {
    folder.write("一", to: "a.md")
    let probe = try await probe()
    let count = probe.heard.count
    folder.rename("a.md", to: "b.md")
    let last = try await probe.snapshot { $0.names == ["b"] }
    #expect(Array(probe.snapshots.dropFirst(count)).story == ["removed a", "added b"])
    #expect(last.renamed == [PostID("a"): PostID("b")])
    #expect(last.documents.map(\.firstWords) == ["一"])
  }

  @Test("that gives a memo a name which is no memo's removes it")
  func renamedAway() async throws {
    folder.write("一", to: "a.md")
    let probe = try await probe()
    folder.rename("a.md", to: "a.txt")
    #expect(try await probe.snapshot().story == ["removed a"])
  }

  @Test("that leaves every byte as it was is not told")
  func unchanged() async throws {
    folder.write("一", to: "a.md")
    let probe = try await probe()
    let count = probe.heard.count
    folder.touch("a.md")
    folder.write("一", to: "a.md")
    folder.replace("a.md", by: "一")
    folder.setMode(0o600, of: "a.md")
    folder.replace("z.md", by: "fence")
    try await probe.snapshot { $0.names.contains("z") }
    #expect(probe.snapshots.dropFirst(count).map(\.story) == [["added z"]])
  }

  @Test("that keeps length and time is told all the same")
  func sameStatus() async throws {
    folder.write("一", to: "a.md")
    folder.setModified(1_000_000, of: "a.md")
    let probe = try await probe()
    folder.writeBeside("二", to: "a.md")
    folder.replace("a.md", by: "二")
    folder.setModified(1_000_000, of: "a.md")
    #expect(try await probe.snapshot().story == ["modified a"])
  }

  @Test("of a memo that moves past others tells where it goes")
  func moved() async throws {
    for name in ["20260101", "20260102", "20260103"] { folder.write(name, to: "\(name).md") }
    let probe = try await probe()
    folder.replace("20260101.md", by: "---\ncreated: 2026-12-31\n---\n")
    let change = try #require(try await probe.snapshot().documentChanges.first)
    #expect((change.kind, change.oldIndex, change.newIndex) == (.modified, 2, 0))
  }

  @Test("brings a memo into a query and out of it")
  func conditions() async throws {
    folder.write("犬", to: "a.md")
    let posts = try collection(folder)
    let probe = SnapshotProbe(posts, SearchCondition().containing("猫"))
    #expect(try await probe.snapshot().documents.isEmpty)
    folder.replace("a.md", by: "猫")
    #expect(try await probe.snapshot().story == ["added a"])
    folder.replace("a.md", by: "犬")
    #expect(try await probe.snapshot().story == ["removed a"])
  }

  @Test("is seen by all listeners in the same version")
  func agreement() async throws {
    folder.write("一", to: "a.md")
    folder.write("二", to: "b.md")
    let posts = try collection(folder)
    let newest = SnapshotProbe(posts)
    let byTitle = SnapshotProbe(posts, SearchCondition().sorted(PostSort(key: .title, direction: .ascending)))
    let document = SnapshotProbe<DocumentSnapshot>(posts, "a")
    try await newest.complete()
    try await byTitle.complete()
    folder.replace("a.md", by: "三")
    let first = try await newest.snapshot()
    let second = try await byTitle.snapshot()
    let third = try await document.snapshot { $0.body == "三" }
    #expect(first.memo("a") == second.memo("a") && third.post == first.memo("a"))
    #expect(first.memo("b") == second.memo("b"))
    #expect(second.documents.map(\.title) == ["三", "二"])
  }

  @Test("of 500 memos at once comes in a few snapshots that follow on each other")
  func many() async throws {
    for number in 0..<500 { folder.write("古", to: "\(number).md") }
    let probe = try await probe()
    for number in 0..<500 { folder.replace("\(number).md", by: "新") }
    try await probe.snapshot { $0.documents.allSatisfy { $0.firstWords == "新" } }
    #expect(probe.snapshots.areContinuous)
    #expect(!probe.snapshots.story.contains { $0.hasPrefix("removed") })
  }

  @Test("that exchanges the names of two memos 100 times leaves both as they are on disk")
  func exchanged() async throws {
    folder.write("一", to: "a.md")
    folder.write("二", to: "b.md")
    let probe = try await probe()
    for _ in 0..<101 {
      folder.rename("a.md", to: "c.txt")
      folder.rename("b.md", to: "a.md")
      folder.rename("c.txt", to: "b.md")
    }
    let last = try await probe.snapshot { $0.memo("a")?.firstWords == "二" && $0.memo("b")?.firstWords == "一" }
    #expect(last.names.count == 2 && probe.snapshots.areContinuous)
  }

  @Test("that moves 100 memos out and in again under load shows them all in the end")
  func outAndIn() async throws {
    for number in 0..<100 { folder.write("\(number)", to: "\(number).md") }
    let probe = try await probe()
    for _ in 0..<10 {
      for number in 0..<100 { folder.moveOut("\(number).md") }
      for number in 0..<100 { folder.moveIn("\(number).md") }
    }
    folder.replace("z.md", by: "fence")
    try await probe.snapshot { $0.names.count == 101 }
    #expect(probe.snapshots.areContinuous && !probe.snapshots.story.contains { $0.hasPrefix("modified") })
  }

  @Test("while the folder is being read for the first time is not missed")
  func duringLoading() async throws {
    for number in 0..<100 { folder.write("古", to: "\(number).md") }
    let writing = Task.detached { [folder] in
      for number in 0..<300 {
        folder.replace("\(number).md", by: "新 \(number)")
        if number.isMultiple(of: 3) { folder.delete("\(number).md") }
        if number.isMultiple(of: 5) { folder.rename("\(number).md", to: "renamed \(number).md") }
      }
    }
    let posts = try collection(folder)
    let probe = SnapshotProbe(posts)
    await writing.value
    let wanted = Set(folder.names)
    let last = try await probe.snapshot { Set($0.names.map { "\($0).md" }) == wanted }
    #expect(last.documents.allSatisfy { $0.firstWords.hasPrefix("新") })
    #expect(probe.snapshots.areContinuous)
  }

  @Test("that removes the folder itself leaves the memos in the view, no longer proven")
  func folderMovedAway() async throws {
    folder.write("一", to: "a.md")
    let probe = try await probe()
    folder.moveAway()
    let last = try await probe.snapshot()
    #expect(last.names == ["a"] && last.documentChanges.isEmpty)
    #expect(last.metadata.fromCache && last.metadata.watch.isFolderGone)
  }
}
