import Files
import Glibc
import PostsFake
import Redux
import StateTree
import Testing

@testable import PostFiles
@testable import Posts

@MainActor
@Suite("A batch that is cut off", .timeLimit(.minutes(3))) struct BatchJournalTests {
  private static let names = ["a", "b", "c"]
  private static let memo = "---\nbook: 猫\nfavorite: false\n---\n本文\n"
  private static let starred = "---\nbook: 猫\nfavorite: true\n---\n本文\n"

  /// One program: a collection, its history and a store over the files of a test.
  @MainActor
  private struct Life {
    let store = Store(state: AppState(), reducer: appReducer)
    let edits: Edits
    let posts: PostFilesCollection

    init(_ folder: TemporaryFolder, _ fileSystem: any FileSystem, process: String) throws {
      posts = try PostFilesCollection(
        path: folder.path, localTime: JapanTime(), clock: ContinuousClock(), attention: .none,
        fileSystem: fileSystem)
      let state = StateFolder(path: folder.statePath, dataDirectory: "/memos", fileSystem: fileSystem)
      edits = Edits(
        Dependencies(
          posts: posts, trash: TrashFiles(besideFolder: folder.path, localTime: JapanTime()),
          history: EditHistoryFiles(in: state, process: ProcessMark(text: process)), samples: FakeSamples(),
          tabs: FakeSavedTabs(),
          drafts: FakeDrafts(), composer: FakeComposer(), localTime: JapanTime(), clock: ContinuousClock(),
          editor: FakeEditor()))
    }

    func complete() async throws { try await store.dispatch(edits.completeUnfinished).value }
    func undo() async throws { try await store.dispatch(edits.undo).value }
    func redo() async throws { try await store.dispatch(edits.redo).value }
  }

  private static let batches: [(name: String, batch: WriteBatch, edit: EditName)] = [
    (
      "stars", WriteBatch(names.map { .update(PostID($0), [.favorite(true)], old: []) }),
      .favorite(true, count: 3)
    ),
    ("deletions", deletion(names), .deleted(count: 3)),
    (
      "new memos",
      WriteBatch(["x", "y", "z"].map { .create(PostID($0), Array("新".utf8)) }), .samplesAdded(count: 3)
    ),
  ]

  private func fill(_ folder: TemporaryFolder) {
    for name in Self.names { folder.write(Self.memo, to: "\(name).md") }
  }

  /// All memos with their text.
  private func memos(in folder: TemporaryFolder) -> [String: String] {
    let names = folder.names.filter { $0.hasSuffix(".md") }
    return Dictionary(uniqueKeysWithValues: names.map { ($0, folder.text(of: $0) ?? "") })
  }

  /// Makes a batch in a program that dies after so many steps on the disk; false where it outlives the batch.
  private func die(
    after steps: Int, making batch: WriteBatch, _ name: EditName, in folder: TemporaryFolder
  )
    async throws -> Bool
  {
    let counter = StepCounter(dyingAfter: steps)
    let files = MeddlingFileSystem(refuse: { _ in counter.step() ? nil : EIO })
    let life = try Life(folder, files, process: "1-1")
    _ = await life.edits.commitEach(batch, as: name)
    return counter.hasDied
  }

  @Test(
    "is completed by the next start at whatever step it was, or was never begun; undo takes back all of it",
    arguments: 0..<3)
  func killed(number: Int) async throws {
    let (_, batch, name) = Self.batches[number]
    let whole = TemporaryFolder()
    fill(whole)
    let before = memos(in: whole)
    #expect(try await !die(after: .max, making: batch, name, in: whole))
    let after = memos(in: whole)
    var steps = 0
    var completed = 0
    while true {
      let folder = TemporaryFolder()
      fill(folder)
      guard try await die(after: steps, making: batch, name, in: folder) else { break }
      let next = try Life(folder, PosixFileSystem(), process: ProcessMark.own.text)
      try await next.complete()
      let found = memos(in: folder)
      #expect(found == after || found == before, "after \(steps) steps: \(found)")
      if found == after { completed += 1 }
      #expect(folder.historyNames.filter { !$0.hasPrefix(".") }.count <= 1, "\(folder.historyNames)")
      try await next.undo()
      #expect(memos(in: folder) == before, "undone after \(steps) steps: \(memos(in: folder))")
      try await next.undo()
      #expect(memos(in: folder) == before, "after \(steps) steps there was more than one step to undo")
      steps += 1
    }
    #expect(steps > 20 && completed > 10)
  }

  @Test("while it is being undone is undone as a whole by the next start, and can be done again as a whole")
  func killedUndoing() async throws {
    let (_, batch, name) = Self.batches[0]
    var steps = 0
    while true {
      let folder = TemporaryFolder()
      fill(folder)
      let before = memos(in: folder)
      let first = try Life(folder, PosixFileSystem(), process: "1-1")
      try await first.edits.commit(batch, as: name)
      let after = memos(in: folder)
      let counter = StepCounter(dyingAfter: steps)
      let files = MeddlingFileSystem(refuse: { _ in counter.step() ? nil : EIO })
      try await Life(folder, files, process: "2-2").undo()
      if !counter.hasDied { break }
      let next = try Life(folder, PosixFileSystem(), process: ProcessMark.own.text)
      try await next.complete()
      if memos(in: folder) == after { try await next.undo() }
      #expect(memos(in: folder) == before, "undone after \(steps) steps")
      try await next.redo()
      #expect(memos(in: folder) == after, "done again after \(steps) steps: \(folder.historyNames)")
      steps += 1
    }
    #expect(steps > 20)
  }

  @Test("leaves alone what was changed in the meantime")
  func changedMeanwhile() async throws {
    let (_, batch, name) = Self.batches[0]
    let folder = TemporaryFolder()
    fill(folder)
    var steps = 0
    while try await die(after: steps, making: batch, name, in: folder), folder.text(of: "a.md") == Self.memo {
      steps += 1
    }
    #expect(folder.text(of: "a.md") == Self.starred && folder.text(of: "b.md") == Self.memo)
    folder.write("---\nfavorite: false\n---\n他の人\n", to: "a.md")
    folder.delete("c.md")
    let next = try Life(folder, PosixFileSystem(), process: ProcessMark.own.text)
    try await next.complete()
    #expect(folder.text(of: "b.md") == Self.starred && folder.text(of: "c.md") == nil)
    try await next.undo()
    #expect(folder.text(of: "b.md") == Self.memo)
    #expect(folder.text(of: "a.md") == "---\nfavorite: false\n---\n他の人\n")
  }
}
