import Testing

@testable import PostFiles
@testable import Posts

@MainActor
@Suite("The batch that takes another back", .timeLimit(.minutes(5))) struct WayBackTests {
  private let folder = TemporaryFolder()
  private let id = PostID("a")

  private static let memo = "---\r\nbook:  '猫'  # 漱石\r\nfavorite: no\r\ntags: [a,  b]\r\n---\r\n本文\r\n"

  private func posts(_ text: String = memo) async throws -> PostFilesCollection {
    folder.write(text, to: "a.md")
    let posts = try collection(folder)
    try await SnapshotProbe(posts).complete()
    return posts
  }

  private func batch(_ changes: PostChange..., old: [PostChange] = []) -> WriteBatch {
    WriteBatch([.update(id, changes, old: old)])
  }

  @Test("gives the bytes as they were, and taking that back the edited ones")
  func undoAndRedo() async throws {
    let posts = try await posts()
    let undo = try await posts.commit(batch(.favorite(true), .book("心"), .tags(["c"]), .rating(3)))
    let edited = folder.text(of: "a.md")
    let redo = try await posts.commit(undo)
    #expect(folder.text(of: "a.md") == Self.memo)
    let undoAgain = try await posts.commit(redo)
    #expect(folder.text(of: "a.md") == edited)
    try await posts.commit(undoAgain)
    #expect(folder.text(of: "a.md") == Self.memo)
  }

  @Test("leaves what somebody changed in other fields meanwhile")
  func mergesWithOthers() async throws {
    let posts = try await posts("---\nbook: 猫\nfavorite: false\n---\n一\n")
    let undo = try await posts.commit(batch(.book("心")))
    folder.write("---\nbook: 心\nfavorite: true\n---\n二\n", to: "a.md")
    let redo = try await posts.commit(undo)
    #expect(folder.text(of: "a.md") == "---\nbook: 猫\nfavorite: true\n---\n二\n")
    try await posts.commit(redo)
    #expect(folder.text(of: "a.md") == "---\nbook: 心\nfavorite: true\n---\n二\n")
  }

  @Test("overwrites nothing that somebody set in the same field meanwhile")
  func newerChangeStays() async throws {
    let posts = try await posts("---\nbook: 猫\n---\n")
    let undo = try await posts.commit(batch(.book("心")))
    folder.write("---\nbook: 門\n---\n", to: "a.md")
    await #expect { try await posts.commit(undo) } throws: {
      guard case PostsError.conflict(let conflict) = $0 else { return false }
      return conflict.changes == [.book("猫")] && conflict.standing == [.book("門")]
    }
    #expect(folder.text(of: "a.md") == "---\nbook: 門\n---\n")
  }

  @Test("of several memos goes backwards, and of a batch that failed takes back what was made")
  func partly() async throws {
    folder.write("---\nbook: 猫\n", to: "b.md")
    let posts = try await posts("一")
    let batch = WriteBatch([
      .update(id, [.favorite(true)], old: []), .update(id, [.rating(2)], old: []),
      .update(PostID("b"), [.favorite(true)], old: []),
    ])
    do throws(PostsError) {
      try await posts.commit(batch)
      Issue.record("the second memo cannot be changed")
    } catch {
      guard case .incomplete(let partial) = error else { throw error }
      #expect(partial.done == 2 && partial.total == 3)
      #expect(partial.reason == .notEditable(PostID("b"), .unclosedFrontMatter))
      #expect(folder.text(of: "a.md") == "---\nfavorite: true\nrating: 2\n---\n一")
      try await posts.commit(partial.inverse)
    }
    #expect(folder.text(of: "a.md") == "一")
  }

  @Test("of a new memo is to delete it, as long as it is as it was made")
  func creation() async throws {
    let posts = try await posts()
    let undo = try await posts.commit(WriteBatch([.create(PostID("b"), Array("新".utf8))]))
    #expect(undo == WriteBatch([.discard(PostID("b"), ContentHash(of: Array("新".utf8)))]))
  }
}
