import TestClock
import Testing

@testable import PostFiles
@testable import Posts

@MainActor
@Suite("A star", .timeLimit(.minutes(5))) struct StarTests {
  private let folder = TemporaryFolder()

  private static let memo = """
    ---
    # 大事なメモ
    book:   "吾輩は猫である"   # 漱石
    favorite: false   # まだ
    unknown: {a: 1}
    ---
    > 吾輩は猫である。\u{20}\u{20}

    favorite: false
    """

  /// A collection over the memo `a`, and a listener that has heard of it.
  private func posts(
    _ text: String = memo, clock: any Clock<Duration> = ContinuousClock()
  ) async throws -> (PostFilesCollection, SnapshotProbe<QuerySnapshot>) {
    folder.write(text, to: "a.md")
    let posts = try collection(folder, clock: clock)
    let probe = SnapshotProbe(posts)
    try await probe.complete()
    return (posts, probe)
  }

  @Test("is seen at once as pending, and then as written")
  func seenAtOnce() async throws {
    let (posts, probe) = try await posts()
    try await posts.commit(star("a", true))
    let pending = try await probe.snapshot()
    #expect(pending.story == ["modified a"] && pending.cause == .write && pending.favoriteCount == 1)
    #expect(pending.metadata == SnapshotMetadata(fromCache: false, hasPendingWrites: true))
    #expect(pending.documents.count(where: \.hasPendingWrites) == 1)
    let written = try await probe.snapshot { !$0.metadata.hasPendingWrites }
    #expect(written.cause == .write && written.favoriteCount == 1)
    #expect(!written.documents.contains(where: \.hasPendingWrites) && probe.snapshots.areContinuous)
  }

  @Test("is pending for as long as its writing takes")
  func slowWriting() async throws {
    folder.write("---\nfavorite: false\n---\n", to: "a.md")
    let gate = Gate()
    let observed = try await ObservedEngine(folder, fileSystem: MeddlingFileSystem(meddle: gate.pass))
    try await observed.probe.complete()
    let writing = Task { try await observed.engine.commit(star("a", true)) }
    await gate.arrival()
    let pending = try await observed.probe.snapshot()
    #expect(pending.favoriteCount == 1 && pending.metadata.hasPendingWrites)
    #expect(folder.text(of: "a.md") == "---\nfavorite: false\n---\n")
    folder.replace("z.md", by: "他")
    let next = try await observed.probe.snapshot()
    #expect(next.story == ["added z"] && next.metadata.hasPendingWrites)
    gate.open()
    _ = try await writing.value
    #expect(try await observed.probe.snapshot { !$0.metadata.hasPendingWrites }.favoriteCount == 1)
  }

  @Test("changes its own line and not a byte more")
  func ownLine() async throws {
    let (posts, _) = try await posts()
    try await posts.commit(star("a", true))
    let wanted = Self.memo.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { $0.offset == 3 ? "favorite: true   # まだ" : String($0.element) }.joined(separator: "\n")
    #expect(folder.text(of: "a.md") == wanted)
    try await posts.commit(star("a", false))
    #expect(folder.text(of: "a.md") == Self.memo)
  }

  @Test(
    "stands in the line that another tool made for it, or in a new one",
    arguments: [
      ("---\nstarred: false\r\n---\r\n本文", "---\nstarred: true\r\n---\r\n本文"),
      ("---\nbook: 猫\n---\n本文", "---\nbook: 猫\nfavorite: true\n---\n本文"),
      ("本文", "---\nfavorite: true\n---\n本文"),
      ("", "---\nfavorite: true\n---\n"),
    ])
  func lines(before: String, after: String) async throws {
    let (posts, probe) = try await posts(before)
    try await posts.commit(star("a", true))
    #expect(folder.text(of: "a.md") == after)
    #expect(try await probe.snapshot { !$0.metadata.hasPendingWrites }.favoriteCount == 1)
  }

  @Test("leaves the file's mode as it is, and nothing else in the folder")
  func mode() async throws {
    let (posts, _) = try await posts()
    folder.setMode(0o640, of: "a.md")
    try await posts.commit(star("a", true))
    #expect(folder.mode(of: "a.md") == 0o640 && folder.names == ["a.md"])
  }

  @Test("is not told once more when the folder tells of its own writing")
  func ownEvents() async throws {
    let clock = ManualClock()
    let (posts, probe) = try await posts(clock: clock)
    let count = probe.heard.count
    try await posts.commit(star("a", true))
    await clock.lapse { clock.now.offset > .seconds(1) }
    folder.replace("z.md", by: "fence")
    await clock.lapse { probe.snapshots.last?.names.contains("z") == true }
    #expect(probe.snapshots.dropFirst(count).map(\.cause) == [.write, .write, .folder])
  }

  @Test("brings a memo into the favourites at once, and takes it out")
  func favorites() async throws {
    let (posts, _) = try await posts()
    let favorites = SnapshotProbe(posts, .favorites)
    #expect(try await favorites.snapshot().documents.isEmpty)
    try await posts.commit(star("a", true))
    let added = try await favorites.snapshot()
    #expect(added.story == ["added a"] && added.metadata.hasPendingWrites)
    try await favorites.snapshot { !$0.metadata.hasPendingWrites }
    try await posts.commit(star("a", false))
    #expect(try await favorites.snapshot().story == ["removed a"])
  }

  @Test("is seen by a listener to the memo too")
  func document() async throws {
    let (posts, _) = try await posts("---\nfavorite: false\n---\n本文")
    let probe = SnapshotProbe<DocumentSnapshot>(posts, "a")
    try await probe.snapshot()
    try await posts.commit(star("a", true))
    let pending = try await probe.snapshot()
    #expect(pending.post?.isFavorite ?? false && pending.post?.hasPendingWrites ?? false)
    let written = try await probe.snapshot { $0.post?.hasPendingWrites == false }
    #expect(written.post?.isFavorite ?? false && written.body == "本文")
  }

  @Test("set and taken back at once ends as it began")
  func twice() async throws {
    let (posts, probe) = try await posts()
    async let first = posts.commit(star("a", true))
    async let second = posts.commit(star("a", false))
    _ = try await (first, second)
    let last = try await SnapshotProbe(posts).snapshot()
    #expect(probe.snapshots.areContinuous && !last.metadata.hasPendingWrites)
    #expect((last.favoriteCount == 1) == (folder.text(of: "a.md") != Self.memo))
  }

  @Test("on a memo that another program has just changed keeps that change")
  func changedBefore() async throws {
    let (posts, probe) = try await posts("---\nfavorite: false\n---\n古")
    folder.replace("a.md", by: "---\nfavorite: false\nbook: 猫\n---\n新")
    try await posts.commit(star("a", true))
    #expect(folder.text(of: "a.md") == "---\nfavorite: true\nbook: 猫\n---\n新")
    let last = try await probe.snapshot { !$0.metadata.hasPendingWrites && $0.favoriteCount == 1 }
    #expect(last.memo("a")?.book == "猫" && last.memo("a")?.firstWords == "新")
  }

  @Test("on a memo of which nothing is known is refused")
  func unknown() async throws {
    let (posts, probe) = try await posts()
    let count = probe.heard.count
    await #expect(throws: PostsError.vanished(PostID("b"))) { try await posts.commit(star("b", true)) }
    #expect(probe.heard.count == count)
  }
}
