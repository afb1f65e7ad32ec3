import Posts
import Testing

@testable import PostFiles

@Suite("Saved tabs in a folder", .timeLimit(.minutes(2))) struct SavedTabsFileTests {
  private let folder = TemporaryFolder()

  private func waits(
    _ snapshots: inout AsyncStream<SavedTabsSnapshot>.Iterator, for names: [String]
  ) async -> SavedTabsSnapshot? {
    while let snapshot = await snapshots.next() {
      if snapshot.tabs.map(\.name) == names { return snapshot }
    }
    return nil
  }

  @Test("a change made in an editor is heard, however it is written")
  func followed() async {
    folder.write("- name: a\n  query: a\n", to: "tabs.yaml")
    let tabs = SavedTabsFile(in: folder.path)
    var snapshots = tabs.snapshots().makeAsyncIterator()
    #expect(await waits(&snapshots, for: ["a"]) != nil)
    folder.write("- name: b\n  query: b\n", to: "tabs.yaml")
    #expect(await waits(&snapshots, for: ["b"]) != nil)
    folder.replace("tabs.yaml", by: "- name: c\n  query: c\n")
    #expect(await waits(&snapshots, for: ["c"]) != nil)
    folder.delete("tabs.yaml")
    #expect(await waits(&snapshots, for: []) != nil)
  }

  @Test("while the file is no list, the tabs are those before, and the problem is told")
  func lastGood() async {
    folder.write("- name: a\n  query: a\n", to: "tabs.yaml")
    let tabs = SavedTabsFile(in: folder.path)
    var snapshots = tabs.snapshots().makeAsyncIterator()
    #expect(await waits(&snapshots, for: ["a"])?.problems == [])
    folder.write("nonsense\n", to: "tabs.yaml")
    #expect(await waits(&snapshots, for: ["a"])?.problems == [.notAList(line: 1)])
  }

  @Test("what is kept, renamed, moved, removed and taken back is returned and stands in the file")
  func changes() async throws {
    let tabs = SavedTabsFile(in: folder.path)
    for name in ["a", "b", "c"] {
      _ = try await tabs.keep(SavedTab(name: name, condition: try SearchCondition(parsing: name)))
    }
    #expect(try await tabs.move("c", by: -1).tabs.map(\.name) == ["a", "c", "b"])
    #expect(try await tabs.rename("a", to: "猫").tabs.map(\.name) == ["猫", "c", "b"])
    let (snapshot, removed) = try await tabs.remove("c")
    #expect(snapshot.tabs.map(\.name) == ["猫", "b"])
    #expect(try await tabs.restore(removed).tabs.map(\.name) == ["猫", "c", "b"])
    #expect(TabsFile(in: folder.path).read().tabs.map(\.condition.line) == ["a", "c", "b"])
    await #expect(throws: SavedTabsError.nameTaken("b")) { try await tabs.rename("猫", to: "b") }
    await #expect(throws: SavedTabsError.gone("x")) { try await tabs.rename("x", to: "y") }
  }
}
