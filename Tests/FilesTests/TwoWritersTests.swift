import FaultyFiles
import Glibc
import Synchronization
import Testing

@testable import Files

@Suite("Two writers") struct TwoWritersTests {
  let folder = TemporaryFolder.inMemory()

  @Test("that change the same file: the later one sees it, at whatever step the other comes")
  func outsideChange() {
    let steps = stepsUntilExchange()
    #expect(steps > 10)
    for number in 1...steps {
      folder.write("old", to: "a.md")
      let fileSystem = FaultyFileSystem(before: { [folder] current, _ in
        if current == number { folder.write("theirs", to: "a.md") }
      })
      let writer = DurableWriter(directory: folder.path, fileSystem: fileSystem)
      #expect(throws: DurableWriteError.changedMeanwhile, "at step \(number)") {
        try writer.replace(name("a.md"), expecting: bytes("old"), with: bytes("new"))
      }
      #expect(folder.text(of: "a.md") == "theirs")
      #expect(folder.names == ["a.md"])
    }
  }

  @Test("of which one puts its version there in the very last moment: that version stays")
  func lastMoment() throws {
    folder.write("old", to: "a.md")
    folder.write("theirs", to: "b.md")
    let fileSystem = FaultyFileSystem(before: { [folder] _, step in
      if step == .exchange { rename("\(folder.path)/b.md", "\(folder.path)/a.md") }
    })
    let writer = DurableWriter(directory: folder.path, fileSystem: fileSystem)
    #expect(throws: DurableWriteError.changedMeanwhile) {
      try writer.replace(name("a.md"), expecting: bytes("old"), with: bytes("new"))
    }
    #expect(folder.text(of: "a.md") == "theirs" && folder.names == ["a.md"])
  }

  @Test("and a third in the moment after: the last stays, and the one before is kept as a conflict copy")
  func threeWriters() throws {
    folder.write("old", to: "a.md")
    let texts = Mutex(["third", "theirs"])
    let fileSystem = FaultyFileSystem(before: { [folder] _, step in
      guard step == .exchange, let text = texts.withLock({ $0.popLast() }) else { return }
      folder.write(text, to: "a.md")
    })
    let writer = DurableWriter(directory: folder.path, fileSystem: fileSystem)
    #expect(throws: DurableWriteError.changedMeanwhile) {
      try writer.replace(name("a.md"), expecting: bytes("old"), with: bytes("new"))
    }
    let copy = try #require(folder.names.first { $0 != "a.md" })
    #expect(copy.hasPrefix("a.conflict-") && copy.hasSuffix(".md") && folder.names.count == 2)
    #expect(folder.text(of: "a.md") == "third" && folder.text(of: copy) == "theirs")
  }

  @Test("where the file system cannot let two names change places: the new version is there all the same")
  func withoutExchange() throws {
    folder.write("old", to: "a.md")
    let fileSystem = FaultyFileSystem(fault: { _, step in step == .exchange ? EINVAL : nil })
    try DurableWriter(directory: folder.path, fileSystem: fileSystem)
      .replace(name("a.md"), expecting: bytes("old"), with: bytes("new"))
    #expect(folder.text(of: "a.md") == "new" && folder.names == ["a.md"])
  }

  @Test("of which one deletes the file while the other writes: it stays deleted")
  func outsideDeletion() {
    folder.write("old", to: "a.md")
    let fileSystem = FaultyFileSystem(before: { [folder] _, step in
      if step == .synchronize { folder.delete("a.md") }
    })
    let writer = DurableWriter(directory: folder.path, fileSystem: fileSystem)
    #expect(throws: DurableWriteError.vanished) {
      try writer.replace(name("a.md"), expecting: bytes("old"), with: bytes("new"))
    }
    #expect(folder.names.isEmpty)
  }

  @Test("that make the same file at once: one has it, the other is told, 200 times")
  func racingCreators() async {
    let path = folder.path
    for round in 0..<200 {
      async let first = create("\(round).md", "first", in: path)
      async let second = create("\(round).md", "second", in: path)
      let outcomes = await [first, second]
      #expect(Set(outcomes) == [nil, .alreadyExists])
      #expect(folder.text(of: "\(round).md") == (outcomes[0] == nil ? "first" : "second"))
    }
    #expect(folder.names.count == 200)
  }
}

extension TwoWritersTests {
  private func stepsUntilExchange() -> Int {
    folder.write("old", to: "a.md")
    let fileSystem = FaultyFileSystem()
    try? DurableWriter(directory: folder.path, fileSystem: fileSystem)
      .replace(name("a.md"), expecting: bytes("old"), with: bytes("new"))
    return fileSystem.steps.lastIndex(of: .exchange).map { $0 + 1 } ?? 0
  }
}

private func create(_ file: String, _ content: String, in path: String) async -> DurableWriteError? {
  do {
    try DurableWriter(directory: path).create(name(file), with: bytes(content))
    return nil
  } catch {
    return error
  }
}
