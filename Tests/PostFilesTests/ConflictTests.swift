import Testing

@testable import PostFiles
@testable import Posts

@MainActor
@Suite("An edit of a memo that somebody else changed meanwhile", .timeLimit(.minutes(5)))
struct ConflictTests {
  private let folder = TemporaryFolder()
  private let id = PostID("a")

  private static let memo = "---\nbook: 猫\nrating: 3\n---\n一\n"

  /// A collection over the memo, which is then changed by another program.
  private func posts(theirs: String) async throws -> PostFilesCollection {
    folder.write(Self.memo, to: "a.md")
    let posts = try collection(folder)
    try await SnapshotProbe(posts).complete()
    folder.write(theirs, to: "a.md")
    return posts
  }

  private func conflict(of batch: WriteBatch, in posts: PostFilesCollection) async throws -> PostConflict {
    do throws(PostsError) {
      try await posts.commit(batch)
    } catch {
      guard case .conflict(let conflict) = error else { throw error }
      return conflict
    }
    throw PostsError.vanished(id)
  }

  @Test("in other fields is merged with theirs")
  func otherFields() async throws {
    let posts = try await posts(theirs: "---\nbook: 猫\nrating: 5\n---\n一\n")
    try await posts.commit(WriteBatch([.update(id, [.book("心")], old: [.book("猫")])]))
    #expect(folder.text(of: "a.md") == "---\nbook: 心\nrating: 5\n---\n一\n")
  }

  @Test("in its text is merged with their fields, and the other way round")
  func textAndFields() async throws {
    let posts = try await posts(theirs: "---\nbook: 心\nrating: 3\n---\n一\n")
    try await posts.commit(WriteBatch([.update(id, [.body("二\n")], old: [.body("一\n")])]))
    #expect(folder.text(of: "a.md") == "---\nbook: 心\nrating: 3\n---\n二\n")
    folder.write("---\nbook: 心\nrating: 3\n---\n三\n", to: "a.md")
    try await posts.commit(WriteBatch([.update(id, [.rating(1)], old: [.rating(3)])]))
    #expect(folder.text(of: "a.md") == "---\nbook: 心\nrating: 1\n---\n三\n")
  }

  @Test("to the same as theirs is no conflict")
  func sameChange() async throws {
    let theirs = "---\nbook: 心\nrating: 3\n---\n一\n"
    let posts = try await posts(theirs: theirs)
    try await posts.commit(WriteBatch([.update(id, [.book("心")], old: [.book("猫")])]))
    #expect(folder.text(of: "a.md") == theirs)
  }

  @Test("in the same field overwrites nothing and tells both versions; the edit may win then")
  func sameField() async throws {
    let theirs = "---\nbook: 門\nrating: 3\n---\n一\n"
    let posts = try await posts(theirs: theirs)
    let changes: [PostChange] = [.book("心"), .rating(4)]
    let batch = WriteBatch([.update(id, changes, old: [.book("猫"), .rating(3)])])
    let conflict = try await conflict(of: batch, in: posts)
    #expect(folder.text(of: "a.md") == theirs && String(decoding: conflict.theirs, as: UTF8.self) == theirs)
    #expect(String(decoding: conflict.mine, as: UTF8.self) == "---\nbook: 心\nrating: 4\n---\n一\n")
    #expect(conflict.standing == [.book("門"), .rating(3)])
    try await posts.commit(WriteBatch([.update(id, changes, old: conflict.standing)]))
    #expect(folder.text(of: "a.md") == "---\nbook: 心\nrating: 4\n---\n一\n")
  }

  @Test("of the text on both sides is a conflict of the text")
  func sameText() async throws {
    let posts = try await posts(theirs: "---\nbook: 猫\nrating: 3\n---\n三\n")
    let batch = WriteBatch([.update(id, [.body("二\n")], old: [.body("一\n")])])
    let conflict = try await conflict(of: batch, in: posts)
    #expect(conflict.standing == [.body("三\n")])
    #expect(folder.text(of: "a.md") == "---\nbook: 猫\nrating: 3\n---\n三\n")
  }
}
