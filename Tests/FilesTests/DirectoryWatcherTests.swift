import Glibc
import Testing

@testable import Files

@Suite("A directory watcher", .serialized, .timeLimit(.minutes(5))) struct DirectoryWatcherTests {
  let folder = TemporaryFolder.inMemory()

  @Test("tells of a file made, written and closed")
  func written() async throws {
    let watcher = try DirectoryWatcher(path: folder.path)
    folder.write("text", to: "a.md")
    let events = await watcher.events(until: .closedWrite(name("a.md")))
    #expect(events == [.created(name("a.md")), .modified(name("a.md")), .closedWrite(name("a.md"))])
  }

  @Test("tells of renames, into and out of the folder too, and of deletion")
  func renamed() async throws {
    let elsewhere = TemporaryFolder.inMemory()
    folder.write("text", to: "a.md")
    elsewhere.write("text", to: "c.md")
    let watcher = try DirectoryWatcher(path: folder.path)
    folder.rename("a.md", to: "b.md")
    rename("\(folder.path)/b.md", "\(elsewhere.path)/b.md")
    rename("\(elsewhere.path)/c.md", "\(folder.path)/c.md")
    folder.delete("c.md")
    let events = await watcher.events(until: .deleted(name("c.md")))
    #expect(
      events == [
        .left(name("a.md")), .arrived(name("b.md")), .left(name("b.md")), .arrived(name("c.md")),
        .deleted(name("c.md")),
      ])
  }

  @Test("tells of a name that appears by a hard link only")
  func linked() async throws {
    folder.write("text", to: "a.md")
    let watcher = try DirectoryWatcher(path: folder.path)
    link("\(folder.path)/a.md", "\(folder.path)/b.md")
    #expect(await watcher.events(until: .created(name("b.md"))) == [.created(name("b.md"))])
  }

  @Test("tells of a rename within the folder as one event, and tells two of them apart")
  func renamedWithin() async throws {
    var (departures, events) = (Departures(), [DirectoryEvent]())
    departures.append(.left(name("a.md")), cookie: 1, to: &events)
    departures.append(.left(name("c.md")), cookie: 2, to: &events)
    departures.append(.closedWrite(name("e.md")), cookie: 0, to: &events)
    departures.append(.arrived(name("d.md")), cookie: 2, to: &events)
    departures.append(.arrived(name("b.md")), cookie: 1, to: &events)
    departures.append(.arrived(name("f.md")), cookie: 3, to: &events)
    #expect(
      events == [
        .renamed(from: name("a.md"), to: name("b.md")), .renamed(from: name("c.md"), to: name("d.md")),
        .closedWrite(name("e.md")), .arrived(name("f.md")),
      ])
  }

  @Test("tells when it has told all that happened before")
  func drained() async throws {
    let watcher = try DirectoryWatcher(path: folder.path)
    watcher.drain()
    #expect(await watcher.events(until: .drained) == [.drained])
    for number in 1...200 { folder.write("", to: "\(number).md") }
    watcher.drain()
    let events = await watcher.events(until: .drained)
    #expect(events.last == .drained && events.contains(.closedWrite(name("200.md"))))
  }

  @Test("does not tell of reading")
  func reading() async throws {
    folder.write("text", to: "a.md")
    let watcher = try DirectoryWatcher(path: folder.path)
    _ = try Directory(folder.path).read(name("a.md"), limit: 10)
    _ = try Directory(folder.path).entries()
    folder.delete("a.md")
    #expect(await watcher.events(until: .deleted(name("a.md"))) == [.deleted(name("a.md"))])
  }

  @Test("tells of a durable write last by its arrival")
  func durableWrite() async throws {
    folder.write("old", to: "a.md")
    let watcher = try DirectoryWatcher(path: folder.path)
    try DurableWriter(directory: folder.path)
      .replace(name("a.md"), expecting: bytes("old"), with: bytes("new"))
    let events = await watcher.events(until: .arrived(name("a.md")))
    let (arrival, departure) = (
      events.lastIndex(of: .arrived(name("a.md"))) ?? 0, events.lastIndex(of: .left(name("a.md"))) ?? 0
    )
    #expect(departure < arrival && !events.contains(.deleted(name("a.md"))))
  }

  @Test("tells names apart that are spelled alike, and names that are not UTF-8")
  func oddNames() async throws {
    let odd = try #require(FileName([0xFF, 0xFE, 0x83, 0x2E, 0x6D, 0x64]))
    let names = [name("\u{304C}.md"), name("\u{304B}\u{3099}.md"), odd]
    let watcher = try DirectoryWatcher(path: folder.path)
    for name in names { folder.write("", to: name) }
    let events = await watcher.events(until: .closedWrite(odd))
    #expect(events.filter { names.map(DirectoryEvent.closedWrite).contains($0) }.count == 3)
  }

  @Test("tells of all of 1,000 files, or that events were lost")
  func manyFiles() async throws {
    let watcher = try DirectoryWatcher(path: folder.path)
    for number in 1...1_000 { folder.write("", to: "\(number).md") }
    // That events were lost is told behind those that were not, so that the last file is not the last word.
    watcher.drain()
    let events = Set(await watcher.events(until: .drained))
    let all = (1...1_000).map { DirectoryEvent.closedWrite(name("\($0).md")) }
    #expect(events.contains(.overflowed) || events.isSuperset(of: all))
  }

  @Test("tells a consumer that is too slow that it lost events")
  func slowConsumer() async {
    let (events, continuation) = AsyncStream.makeStream(
      of: [DirectoryEvent].self, bufferingPolicy: .bufferingNewest(2))
    for number in 1...5 { #expect(continuation.tell([.modified(name("\(number).md"))])) }
    continuation.finish()
    let told = await events.reduce(into: []) { $0.append($1) }
    #expect(told == [[.modified(name("5.md"))], [.overflowed]])
  }

  @Test("tells of the folder's deletion last, even while the folder is open elsewhere")
  func folderDeleted() async throws {
    folder.write("", to: "a.md")
    let directory = try Directory(folder.path)
    let watcher = try DirectoryWatcher(path: folder.path)
    folder.remove()
    #expect(await watcher.remainingEvents() == [.deleted(name("a.md")), .directoryGone])
    #expect(throws: FileError(.list, nil, code: ENOENT)) { try directory.entries() }
  }

  @Test("tells once of a deletion that the kernel tells twice")
  func folderDeletedUnopened() async throws {
    let watcher = try DirectoryWatcher(path: folder.path)
    folder.remove()
    #expect(await watcher.remainingEvents() == [.directoryGone])
  }

  @Test("tells that the folder was moved away, or another put in its place")
  func folderMoved() async throws {
    let first = folder.makeFolder("first")
    let watcher = try DirectoryWatcher(path: first)
    folder.rename("first", to: "second")
    #expect(await watcher.remainingEvents() == [.directoryGone])

    let open = try Directory("\(folder.path)/second")
    let another = try DirectoryWatcher(path: "\(folder.path)/second")
    _ = folder.makeFolder("third")
    folder.rename("third", to: "second")
    #expect(await another.remainingEvents() == [.directoryGone])
    #expect(try open.status().linkCount == 0)
  }

  @Test("does not mind what happens to the folder's neighbours")
  func neighbours() async throws {
    let watched = folder.makeFolder("memos")
    let watcher = try DirectoryWatcher(path: watched)
    _ = folder.makeFolder("other")
    folder.write("", to: "a")
    folder.delete("a")
    rmdir("\(folder.path)/other")
    folder.write("", to: "memos/a.md")
    let events = await watcher.events(until: .closedWrite(name("a.md")))
    #expect(events == [.created(name("a.md")), .closedWrite(name("a.md"))])
  }

  @Test("ends its events when stopped, also twice and from anywhere")
  func stopped() async throws {
    let watcher = try DirectoryWatcher(path: folder.path)
    async let remaining = watcher.remainingEvents()
    async let stop: Void = watcher.stop()
    watcher.stop()
    await stop
    #expect(await remaining == [])
    folder.write("", to: "a.md")
    #expect(await watcher.remainingEvents() == [])
  }

  @Test("gives its descriptor back when stopped or dropped")
  func descriptors() async throws {
    for round in 0..<1_000 {
      let watcher = try await watcherWhenPossible()
      if round.isMultiple(of: 2) { watcher.stop() }
    }
  }

  @Test("tells why it cannot watch")
  func refused() {
    folder.write("", to: "a.md")
    #expect(throws: WatchError.failed(FileError(.watch, nil, code: ENOENT))) {
      try DirectoryWatcher(path: "\(folder.path)/none")
    }
    #expect(throws: WatchError.failed(FileError(.watch, nil, code: ENOTDIR))) {
      try DirectoryWatcher(path: "\(folder.path)/a.md")
    }
  }
}

extension DirectoryWatcherTests {
  /// A stopped watcher gives its descriptor back a moment later: until then the limit may be reached.
  private func watcherWhenPossible() async throws -> DirectoryWatcher {
    while true {
      if let watcher = try? DirectoryWatcher(path: folder.path) { return watcher }
      try Task.checkCancellation()
      await Task.yield()
    }
  }
}

extension DirectoryEvent {
  /// The two steps of a rename, which may come together or not.
  fileprivate var steps: [DirectoryEvent] {
    if case .renamed(let old, let new) = self { [.left(old), .arrived(new)] } else { [self] }
  }
}

extension DirectoryWatcher {
  /// All events up to and with this one, a rename as its two steps.
  fileprivate func events(until last: DirectoryEvent) async -> [DirectoryEvent] {
    var all: [DirectoryEvent] = []
    for await batch in events {
      all += batch.flatMap(\.steps)
      if all.contains(last) { break }
    }
    return all
  }

  /// All events until the watcher ends.
  fileprivate func remainingEvents() async -> [DirectoryEvent] {
    await events.reduce(into: []) { $0 += $1 }
  }
}
