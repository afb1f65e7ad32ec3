import FaultyFiles
import Glibc
import Testing

@testable import Files

@Suite("Reading a file", .timeLimit(.minutes(5))) struct ReadingTests {
  let folder = TemporaryFolder()

  @Test("gives its bytes with the status that belongs to them")
  func whole() throws {
    folder.write("今日の一冊", to: "a.md")
    let content = try Directory(folder.path).read(name("a.md"), limit: 1_000)
    #expect(text(content.bytes) == "今日の一冊")
    #expect(content.isWhole && content.isSettled)
    #expect(content.status.size == 15)
    #expect(content.status.kind == .regular)
    #expect(content.status == (try Directory(folder.path).status(of: name("a.md"))))
  }

  @Test("stops at the limit and tells the whole size")
  func limited() throws {
    folder.write("0123456789", to: "a.md")
    let content = try Directory(folder.path).read(name("a.md"), limit: 4)
    #expect(text(content.bytes) == "0123")
    #expect(content.status.size == 10)
    #expect(!content.isWhole && content.isSettled)
  }

  @Test("of an empty file gives no bytes")
  func empty() throws {
    folder.write("", to: "a.md")
    let content = try Directory(folder.path).read(name("a.md"), limit: 4)
    #expect(content.bytes.isEmpty && content.isWhole && content.isSettled)
  }

  @Test(
    "never opens, and never waits for, what is not a regular file", arguments: [FileKind.unknown, .regular])
  func special(toldAs kind: FileKind) throws {
    mkfifo("\(folder.path)/a.md", 0o600)
    symlink("/dev/zero", "\(folder.path)/zero.md")
    symlink("a.md", "\(folder.path)/pipe.md")
    let directory = try Directory(folder.path)
    for name in ["a.md", "zero.md", "pipe.md"].map(name) {
      #expect(throws: FileError(.read, name, code: ENXIO)) {
        try directory.read(DirectoryEntry(name: name, kind: kind), limit: 10)
      }
    }
  }

  @Test("does not even open a device by its name alone")
  func unopened() throws {
    mkfifo("\(folder.path)/a.md", 0o600)
    let fileSystem = FaultyFileSystem()
    let directory = try Directory(folder.path, fileSystem: fileSystem)
    _ = try? directory.read(name("a.md"), limit: 10)
    #expect(!fileSystem.steps.contains(.open))
  }

  @Test("follows links to files, and tells of directories, loops and dangling links")
  func links() throws {
    folder.write("text", to: "a.md")
    symlink("a.md", "\(folder.path)/link.md")
    symlink("loop.md", "\(folder.path)/loop.md")
    symlink("none", "\(folder.path)/dangling.md")
    _ = folder.makeFolder("sub.md")
    let directory = try Directory(folder.path)
    #expect(text(try directory.read(name("link.md"), limit: 10).bytes) == "text")
    for (file, code) in [("loop.md", ELOOP), ("dangling.md", ENOENT)] {
      #expect(throws: FileError(.status, name(file), code: code)) {
        try directory.read(name(file), limit: 10)
      }
    }
    #expect(throws: FileError(.read, name("sub.md"), code: EISDIR)) {
      try directory.read(name("sub.md"), limit: 10)
    }
  }

  @Test("gets all of it through short and interrupted calls")
  func shortReads() throws {
    folder.write("0123456789", to: "a.md")
    let fileSystem = FaultyFileSystem(
      longestTransfer: 3, fault: { number, step in step == .read && number.isMultiple(of: 2) ? EINTR : nil })
    let content = try Directory(folder.path, fileSystem: fileSystem).read(name("a.md"), limit: 100)
    #expect(text(content.bytes) == "0123456789")
    #expect(fileSystem.steps.count { $0 == .read } > 4)
  }

  @Test("starts again when the file changed meanwhile")
  func changedOnce() throws {
    folder.write("old", to: "a.md")
    let fileSystem = FaultyFileSystem(before: { [folder] number, step in
      if number == 4 && step == .read { folder.write("new, and longer", to: "a.md") }
    })
    let directory = try Directory(folder.path, fileSystem: fileSystem)
    let content = try directory.read(DirectoryEntry(name: name("a.md"), kind: .regular), limit: 100)
    #expect(text(content.bytes) == "new, and longer")
    #expect(content.isSettled && content.isWhole)
  }

  @Test("tells when somebody never stops writing")
  func neverSettled() throws {
    folder.write("0", to: "a.md")
    let fileSystem = FaultyFileSystem(before: { [folder] number, step in
      if step == .read { folder.write("\(number)", to: "a.md") }
    })
    let content = try Directory(folder.path, fileSystem: fileSystem).read(name("a.md"), limit: 100)
    #expect(!content.isSettled)
  }

  @Test("that fails gives its descriptor back")
  func descriptors() throws {
    folder.write("text", to: "a.md")
    let fileSystem = FaultyFileSystem(fault: { _, step in step == .read ? EIO : nil })
    let directory = try Directory(folder.path, fileSystem: fileSystem)
    #expect(throws: FileError(.read, name("a.md"), code: EIO)) { try directory.read(name("a.md"), limit: 10) }
    #expect(fileSystem.steps.last == .close)
  }
}
