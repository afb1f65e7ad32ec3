import Testing

@testable import PostFiles
@testable import Posts

@MainActor
@Suite("A file without bounds", .timeLimit(.minutes(2))) struct LargeFilesTests {
  private let folder = TemporaryFolder()

  @Test("of 100 MB is a marked row of which only the beginning is held, and takes no star")
  func hundredMegabytes() async throws {
    folder.write("---\ntitle: 大きな本\n---\n本文\n", to: "a.md")
    folder.lengthen("a.md", to: 100 << 20)
    folder.write("小さな本\n", to: "b.md")
    let posts = try collection(folder)
    let first = try await SnapshotProbe(posts).complete()
    #expect(first.memo("a")?.title == "大きな本" && first.memo("a")?.problem == .fileTooLarge)
    #expect(first.memo("b")?.problem == nil)
    let document = try await SnapshotProbe<DocumentSnapshot>(posts, "a").snapshot()
    #expect(document.body.hasPrefix("本文\n") && document.body.utf8.count <= PostFolder.mostBytes)
    await #expect(throws: PostsError.notEditable(PostID("a"), .fileTooLarge)) {
      try await posts.commit(star("a", true))
    }
  }

  @Test("with 100 KB of front matter is listed by its first lines, and takes no star")
  func largeFrontMatter() async throws {
    let note = String(repeating: "note: 長い\n", count: 8_000)
    let text = "---\ntitle: 大きい\n\(note)favorite: false\n---\n本文\n"
    folder.write(text, to: "a.md")
    let posts = try collection(folder)
    let post = try #require(try await SnapshotProbe(posts).complete().documents.first)
    #expect((post.title, post.problem, post.firstWords) == ("大きい", .frontMatterTooLarge, "本文"))
    await #expect(throws: PostsError.notEditable(PostID("a"), .frontMatterTooLarge)) {
      try await posts.commit(star("a", true))
    }
  }

  @Test(
    "of which every line is a key, a list or a comment is read in a moment",
    arguments: ["k: v\n", "- \n", "#\n", "\n"])
  func manyLines(line: String) async throws {
    let lines = String(repeating: line, count: 60_000 / line.utf8.count)
    folder.write("---\n\(lines)---\n\(lines)終\n", to: "a.md")
    #expect(try await collection(folder).query(SearchCondition()).documents().count == 1)
  }
}
