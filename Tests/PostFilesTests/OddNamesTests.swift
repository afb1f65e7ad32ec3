import Files
import Testing

@testable import PostFiles
@testable import Posts

@MainActor
@Suite("An odd name", .timeLimit(.minutes(5))) struct OddNamesTests {
  private let folder = TemporaryFolder()

  /// Names that a checked-in file had better not have, as bytes.
  nonisolated private static let names: [[UInt8]] =
    [
      "-rf.md", "$(touch pwned);'x\" &.md", "一行目\n二行目\u{1B}]0;owned\u{7}.md", "\u{304C}.md",
      "\u{304B}\u{3099}.md",
      " .md", "*.md", "\\.md", "%s%n.md", "~.md", "a\u{202E}dm.md", "b.Md",
      String(repeating: "長", count: 84) + ".md",
    ].map { Array($0.utf8) } + [[0xFF, 0xFE, 0x83, 0x2E, 0x6D, 0x64]]

  @Test("is listed, opened and starred, and no other file is touched")
  func oneOfMany() async throws {
    let names = try Self.names.map { try #require(FileName($0)) }
    for name in names { folder.write(Self.text(of: name), to: name) }
    let posts = try collection(folder)
    let documents = try await SnapshotProbe(posts).complete().documents
    #expect(Set(documents.map(\.id)) == Set(names.map(MemoName.id)) && documents.count == names.count)
    for (count, name) in names.enumerated() {
      #expect(try await body(of: name, in: posts) == Self.text(of: name))
      var batch = WriteBatch()
      batch.update(MemoName.id(of: name), .favorite(true))
      try await posts.commit(batch)
      expectStars(on: names[...count], among: names)
    }
  }

  @Test("that stands in for a title is safe to show", arguments: names)
  func title(bytes: [UInt8]) throws {
    let name = try #require(FileName(bytes))
    let post = PostReader(localTime: JapanTime()).unreadable(MemoName.id(of: name))
    #expect(!post.title.isEmpty && post.title == String(decoding: bytes, as: UTF8.self).droppingEnding)
  }

  private func expectStars(on starred: ArraySlice<FileName>, among names: [FileName]) {
    for name in names {
      let star = starred.contains(name) ? "---\nfavorite: true\n---\n" : ""
      #expect(folder.bytes(of: name) == Array((star + Self.text(of: name)).utf8), "\(name)")
    }
    #expect(folder.names.count == names.count)
  }

  private func body(of name: FileName, in posts: PostFilesCollection) async throws -> String {
    let id = MemoName.id(of: name)
    for await result in PostReference(collection: posts, id: id).snapshots() { return try result.get().body }
    throw PostsError.vanished(id)
  }

  nonisolated private static func text(of name: FileName) -> String {
    "本文 \(name.bytes.count) \(name.bytes[0])"
  }
}

extension String {
  fileprivate var droppingEnding: String { hasSuffix(".md") ? String(dropLast(3)) : self }
}
