import Testing

@testable import PostFiles
@testable import Posts

@MainActor
@Suite("A listener's first snapshot", .timeLimit(.minutes(5))) struct FirstSnapshotTests {
  private let folder = TemporaryFolder()

  @Test("has every memo added, in the order of the query")
  func allAdded() async throws {
    folder.write("一", to: "20260101-000000-aaaa.md")
    folder.write("二", to: "20260103-000000-cccc.md")
    folder.write("---\ncreated: 2026-01-02\n---\n三", to: "20270101-000000-bbbb.md")
    folder.write("no memo", to: "notes.txt")
    let first = try await SnapshotProbe(collection(folder)).snapshot()
    #expect(first.names == ["20260103-000000-cccc", "20270101-000000-bbbb", "20260101-000000-aaaa"])
    #expect(first.documentChanges.areInitial && first.cause == .query)
    #expect(first.documentChanges.map(\.newIndex) == [0, 1, 2])
    #expect(first.documents.map(\.firstWords) == ["二", "三", "一"])
  }

  @Test("of an empty folder is empty, and told once everything has been read")
  func empty() async throws {
    let probe = try SnapshotProbe(collection(folder))
    let first = try await probe.snapshot()
    #expect(first.documents.isEmpty && first.documentChanges.isEmpty)
    #expect(first.metadata == SnapshotMetadata(fromCache: false))
    #expect(probe.heard.count == 1)
  }

  @Test("is not empty while a memo that matches may still be read")
  func notEmptyTooEarly() async throws {
    for number in 0..<300 { folder.write("犬", to: "2026\(1000 + number)-0000.md") }
    folder.write("猫", to: "20200101-0000.md")
    let observed = try await ObservedEngine(folder, condition: SearchCondition().containing("猫"))
    let first = try await observed.probe.snapshot()
    #expect(first.names == ["20200101-0000"] && first.metadata.progress == nil)
  }

  @Test("holds the memos of its condition alone")
  func condition() async throws {
    folder.write("---\nbook: 猫\nfavorite: true\n---\n一", to: "a.md")
    folder.write("---\nbook: 猫\n---\n二", to: "b.md")
    folder.write("ネコ", to: "c.md")
    let posts = try collection(folder)
    let byTitle = PostSort(key: .title, direction: .descending)
    #expect(try await posts.query(.favorites).documents().map(\.id.text) == ["a"])
    let found = try await posts.query(SearchCondition().containing("ねこ")).documents()
    #expect(found.map(\.id.text) == ["c"])
    let sorted = try await posts.query(SearchCondition().sorted(byTitle)).documents()
    #expect(sorted.map(\.title) == ["二", "一", "ネコ"])
    #expect(try await posts.query(SearchCondition().containing("無")).documents().isEmpty)
  }

  @Test("comes whole to a listener that joins later, without the history")
  func joiningLater() async throws {
    folder.write("一", to: "a.md")
    let posts = try collection(folder)
    let early = SnapshotProbe(posts)
    try await early.complete()
    folder.replace("b.md", by: "二")
    let told = try await early.snapshot { $0.names.count == 2 }
    let late = try await SnapshotProbe(posts).snapshot()
    #expect(late.documents == told.documents)
    #expect(late.documentChanges.areInitial && late.metadata == SnapshotMetadata(fromCache: false))
  }

  @Test("is followed by the memos whose names begin with no date, if it came before them")
  func undatedNames() async throws {
    folder.write("一", to: "20260101-0000.md")
    folder.write("二", to: "読書会.md")
    let probe = try await ObservedEngine(folder).probe
    let first = try await probe.snapshot()
    #expect(first.names == ["20260101-0000"] && first.metadata.fromCache)
    let last = try await probe.complete()
    #expect(last.story == ["added 読書会"] && last.cause == .query)
  }

  @Test("grows while 3,000 memos are read, and is proven when all are")
  func large() async throws {
    for number in 0..<3000 { folder.write("猫", to: "\(Day(daysSinceEpoch: 18_000 + number).digits)-0000.md") }
    let probe = try await ObservedEngine(folder).probe
    let last = try await probe.complete()
    #expect(last.documents.count == 3000 && last.metadata == SnapshotMetadata(fromCache: false))
    let before = probe.snapshots.dropLast()
    let progress = before.compactMap(\.metadata.progress)
    #expect(progress.first == LoadingProgress(read: CollectionEngine.firstCount, total: 3000))
    #expect(progress.count == before.count && before.allSatisfy(\.metadata.fromCache))
    #expect(progress.map(\.read) == progress.map(\.read).sorted() && progress.allSatisfy { $0.total == 3000 })
    #expect(probe.snapshots.areContinuous && probe.snapshots.allSatisfy { $0.cause == .query })
    #expect(probe.snapshots.first?.documents.first == last.documents.first)
  }
}

extension Day {
  /// As names of memos begin: 20260301.
  var digits: String { description.filter { $0 != "-" } }
}
