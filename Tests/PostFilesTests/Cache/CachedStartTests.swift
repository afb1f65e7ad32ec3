import FaultyFiles
import Files
import Glibc
import Testing

@testable import PostFiles
@testable import Posts

@MainActor
@Suite("A start with a cache", .timeLimit(.minutes(5))) struct CachedStartTests {
  private let store = CachedFolder()

  @Test("shows what was shown before, and reads none of the files")
  func nothingChanged() async throws {
    let first = try await store.fill()
    let files = FaultyFileSystem()
    let again = try await SnapshotProbe(store.collection(fileSystem: files)).complete()
    #expect(again.documents.stories == first.stories)
    #expect(
      again.documents.count == CachedFolder.count && again.metadata == SnapshotMetadata(fromCache: false))
    #expect(!files.steps.contains(.open) && files.steps.contains(.list))
  }

  @Test("tells the newest memos before the folder is listed, and that they are not proven")
  func beforeListing() async throws {
    let first = try await store.fill()
    let gate = Gate()
    let isFirst = FirstTime()
    let files = FaultyFileSystem(before: { _, step in if step == .list && isFirst.take() { gate.pass() } })
    let probe = SnapshotProbe(try store.collection(fileSystem: files))
    let whole = try await probe.snapshot { $0.documents.count == CachedFolder.count }
    #expect(whole.metadata.fromCache && whole.metadata.progress != nil)
    #expect(probe.snapshots.allSatisfy { $0.metadata.fromCache })
    #expect(probe.snapshots.first?.documents.first?.id == first.first?.id)
    gate.open()
    #expect(try await probe.complete().documents.stories == first.stories)
    #expect(probe.snapshots.areContinuous)
  }

  @Test("sees what was changed, added, removed, renamed and edited to the same length meanwhile")
  func changes() async throws {
    try await store.fill()
    let folder = store.folder
    folder.write("新しい本文", to: CachedFolder.name(3))
    folder.write("新しいメモ", to: "20270101-0900.md")
    folder.delete(CachedFolder.name(5))
    folder.rename(CachedFolder.name(7), to: "20270102-0900.md")
    folder.write(CachedFolder.text(9).replacing("本文", with: "本分"), to: CachedFolder.name(9))
    folder.touch(CachedFolder.name(11))
    let files = FaultyFileSystem()
    let again = try await SnapshotProbe(store.collection(fileSystem: files)).complete()
    #expect(again.documents.stories == (try await store.documentsWithoutCache()).stories)
    #expect(
      again.names.count == CachedFolder.count && again.names.prefix(2) == ["20270102-0900", "20270101-0900"])
    // That the removed one is gone is found by opening it too.
    #expect(files.steps.count { $0 == .open } == 5)
  }

  @Test("sees very many changes as well")
  func manyChanges() async throws {
    try await store.fill()
    for number in 0..<200 { store.folder.write("新しい本文 \(number)", to: CachedFolder.name(number)) }
    for number in 200..<260 { store.folder.delete(CachedFolder.name(number)) }
    for number in 0..<50 { store.folder.write("増えた \(number)", to: "2027\(1000 + number)-0900.md") }
    let again = try await SnapshotProbe(store.collection()).complete()
    #expect(again.documents.stories == (try await store.documentsWithoutCache()).stories)
  }

  @Test("reads those files again that had been changed just before they were read")
  func racy() async throws {
    let long = ZoneTime(now: Timestamp(seconds: 1_000_000_000, offset: 0))
    let first = try await store.fill(localTime: long)
    let files = FaultyFileSystem()
    let again = try await SnapshotProbe(store.collection(fileSystem: files)).complete()
    #expect(again.documents.stories == first.stories)
    #expect(files.steps.count { $0 == .open } == CachedFolder.count)
  }

  @Test("reads files each time that are links, or of which there is something to say")
  func links() async throws {
    store.folder.writeBeside("別の場所", to: "target.md")
    store.folder.link("20270101-0900.md", toFileBeside: "target.md")
    store.folder.write("---\ntitle: 閉じ忘れ\n", to: "20270102-0900.md")
    try await store.fill()
    store.folder.writeBeside("別の文面", to: "target.md")
    let files = FaultyFileSystem()
    let again = try await SnapshotProbe(store.collection(fileSystem: files)).complete()
    #expect(files.steps.count { $0 == .open } == 2)
    #expect(again.memo("20270101-0900")?.firstWords == "別の文面")
    #expect(again.memo("20270102-0900")?.problem == .unclosedFrontMatter)
  }

  @Test("in another time zone shows the dates as they are there")
  func otherZone() async throws {
    let first = try await store.fill()
    let there = ZoneTime(hours: -5)
    let again = try await SnapshotProbe(store.collection(localTime: there)).complete()
    #expect(again.documents.stories == (try await store.documentsWithoutCache(localTime: there)).stories)
    #expect(again.documents.first?.created != first.first?.created)
  }

  @Test("over another folder at the same path shows the memos of that one")
  func otherFolder() async throws {
    try await store.fill()
    store.folder.moveAway()
    store.folder.putInPlace([CachedFolder.name(0): "別のメモ"])
    let again = try await SnapshotProbe(store.collection()).snapshot()
    #expect(again.documents.map(\.firstWords) == ["別のメモ"])
  }

  @Test("shows the memos as they are where the cache is damaged behind its first section")
  func damaged() async throws {
    let first = try await store.fill()
    let path = "\(store.folder.cachePath)/memos"
    var status = stat()
    stat(path, &status)
    truncate(path, status.st_size - 1)
    store.folder.write("新しい本文", to: CachedFolder.name(299))
    let probe = SnapshotProbe(try store.collection())
    #expect(try await probe.complete().documents.stories == (try await store.documentsWithoutCache()).stories)
    #expect(probe.snapshots.first?.documents.first?.id == first.first?.id)
  }

  @Test("keeps a star that is set while the folder is still listed")
  func starred() async throws {
    try await store.fill()
    let gate = Gate()
    let isFirst = FirstTime()
    let files = FaultyFileSystem(before: { _, step in if step == .list && isFirst.take() { gate.pass() } })
    let posts = try store.collection(fileSystem: files)
    let probe = SnapshotProbe(posts)
    try await probe.snapshot { $0.documents.count == CachedFolder.count }
    try await posts.commit(star(CachedFolder.id(299), true))
    try await posts.commit(deletion(CachedFolder.id(298)))
    gate.open()
    let whole = try await probe.complete()
    #expect(whole.memo(CachedFolder.id(299))?.isFavorite == true && whole.memo(CachedFolder.id(298)) == nil)
    #expect(whole.favoriteCount == 1)
  }

  @Test("does not look for one where others may change files unheard")
  func network() async throws {
    try await store.fill()
    let cacheFiles = FaultyFileSystem()
    let posts = try store.collection(
      fileSystem: MeddlingFileSystem(hearsEveryChange: false), cacheSystem: cacheFiles)
    let documents = try await posts.query(SearchCondition()).documents()
    #expect(documents.count == CachedFolder.count && cacheFiles.steps.isEmpty)
  }

  @Test("that cannot be written leaves nothing behind, and the next one reads the folder")
  func notWritten() async throws {
    let gate = Gate()
    let isFirst = FirstTime()
    let full = FaultyFileSystem(
      before: { _, step in if step == .remove && isFirst.take() { gate.pass() } },
      fault: { _, step in step == .write ? ENOSPC : nil })
    let probe = SnapshotProbe(try store.collection(cacheSystem: full))
    #expect(try await probe.complete().documents.count == CachedFolder.count)
    await gate.arrival()
    gate.open()
    probe.remove()
    let files = FaultyFileSystem()
    #expect(try await SnapshotProbe(store.collection(fileSystem: files)).complete().documents.count == 300)
    #expect(files.steps.count { $0 == .open } == CachedFolder.count)
  }
}

extension String {
  fileprivate func replacing(_ old: String, with new: String) -> String {
    guard let range = firstRange(of: old) else { return self }
    return self[..<range.lowerBound] + new + self[range.upperBound...]
  }

  private func firstRange(of text: String) -> Range<Index>? {
    indices.lazy.compactMap { start in
      self[start...].hasPrefix(text) ? start..<self.index(start, offsetBy: text.count) : nil
    }.first
  }
}
