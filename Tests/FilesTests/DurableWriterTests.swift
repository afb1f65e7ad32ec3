import FaultyFiles
import Glibc
import Testing

@testable import Files

@Suite("Writing a file") struct DurableWriterTests {
  let folder = TemporaryFolder()
  var writer: DurableWriter { DurableWriter(directory: folder.path) }

  @Test("replaces the expected content")
  func replaced() throws {
    folder.write("old", to: "a.md")
    try writer.replace(name("a.md"), expecting: bytes("old"), with: bytes("new"))
    #expect(folder.text(of: "a.md") == "new")
    #expect(folder.names == ["a.md"])
  }

  @Test("takes its steps in the order that survives a power cut")
  func order() throws {
    folder.write("old", to: "a.md")
    let fileSystem = FaultyFileSystem()
    try DurableWriter(directory: folder.path, fileSystem: fileSystem)
      .replace(name("a.md"), expecting: bytes("old"), with: bytes("new"))
    let steps = fileSystem.steps.filter { ![.status, .open, .close, .openFolder].contains($0) }
    #expect(
      steps == [
        .linkTarget, .read, .create, .write, .copyAttributes, .setMode, .synchronize, .read, .exchange,
        .read, .synchronize, .remove,
      ])
  }

  @Test("keeps the mode, also a strange one", arguments: [0o640, 0o600, 0o444, 0o4755] as [UInt32])
  func mode(mode: UInt32) throws {
    folder.write("old", to: "a.md")
    chmod("\(folder.path)/a.md", mode)
    try writer.replace(name("a.md"), expecting: bytes("old"), with: bytes("new"))
    #expect(folder.mode(of: "a.md") == mode)
  }

  @Test("keeps extended attributes")
  func attributes() throws {
    folder.write("old", to: "a.md")
    let directory = try Directory(folder.path)
    let original = try directory.openForReading(name("a.md"))
    defer { close(original.number) }
    try #require(setAttribute("user.mark", "読", of: original))
    try writer.replace(name("a.md"), expecting: bytes("old"), with: bytes("new"))
    let copy = try directory.openForReading(name("a.md"))
    defer { close(copy.number) }
    #expect(attribute("user.mark", of: copy) == "読")
  }

  @Test("rewrites what a symbolic link leads to, and leaves the link")
  func symbolicLink() throws {
    let elsewhere = folder.makeFolder("elsewhere")
    folder.write("old", to: "elsewhere/real.md")
    symlink("elsewhere/second.md", "\(folder.path)/a.md")
    symlink("\(elsewhere)/real.md", "\(elsewhere)/second.md")
    try writer.replace(name("a.md"), expecting: bytes("old"), with: bytes("new"))
    #expect(
      try Directory(folder.path).entries().contains(DirectoryEntry(name: name("a.md"), kind: .symbolicLink)))
    #expect(folder.text(of: "elsewhere/real.md") == "new")
    #expect(folder.names == ["a.md", "elsewhere"])
  }

  @Test("asks before it parts hard links")
  func hardLinks() throws {
    folder.write("old", to: "a.md")
    link("\(folder.path)/a.md", "\(folder.path)/b.md")
    #expect(throws: DurableWriteError.hardLinked) {
      try writer.replace(name("a.md"), expecting: bytes("old"), with: bytes("new"))
    }
    #expect(folder.text(of: "a.md") == "old")
    try writer.replace(name("a.md"), expecting: bytes("old"), with: bytes("new"), hardLinks: .part)
    #expect(folder.text(of: "a.md") == "new")
    #expect(folder.text(of: "b.md") == "old")
  }

  @Test("leaves alone what is not as expected", arguments: ["else", "ol", "older", ""])
  func changed(content: String) {
    folder.write(content, to: "a.md")
    #expect(throws: DurableWriteError.changedMeanwhile) {
      try writer.replace(name("a.md"), expecting: bytes("old"), with: bytes("new"))
    }
    #expect(folder.text(of: "a.md") == content)
    #expect(folder.names == ["a.md"])
  }

  @Test("does not bring back what was deleted")
  func vanished() {
    #expect(throws: DurableWriteError.vanished) {
      try writer.replace(name("a.md"), expecting: bytes("old"), with: bytes("new"))
    }
    #expect(folder.names.isEmpty)
  }

  @Test("tells that the folder is gone, not the file")
  func noFolder() {
    let writer = DurableWriter(directory: "\(folder.path)/none")
    let error = DurableWriteError.failed(FileError(.openFolder, name("a.md"), code: ENOENT))
    #expect(throws: error) { try writer.replace(name("a.md"), expecting: [], with: []) }
    #expect(throws: error) { try writer.create(name("a.md"), with: []) }
  }

  @Test("makes a new file with the mode asked for, narrowed by the umask")
  func created() throws {
    try writer.create(name("a.md"), with: bytes("text"))
    try writer.create(name("draft.md"), with: bytes("text"), mode: 0o600)
    #expect(folder.text(of: "a.md") == "text")
    #expect(folder.mode(of: "a.md") & 0o600 == 0o600 && folder.mode(of: "a.md") & 0o111 == 0)
    #expect(folder.mode(of: "draft.md") == 0o600)
    #expect(folder.names == ["a.md", "draft.md"])
  }

  @Test("never makes a file over another, nor over a dangling link")
  func taken() {
    folder.write("theirs", to: "a.md")
    symlink("none", "\(folder.path)/b.md")
    for file in ["a.md", "b.md"] {
      #expect(throws: DurableWriteError.alreadyExists) {
        try writer.create(name(file), with: bytes("ours"))
      }
    }
    #expect(folder.text(of: "a.md") == "theirs")
    #expect(folder.names == ["a.md", "b.md"])
  }

  @Test("takes names as long as the file system does, and tells of longer ones")
  func longNames() throws {
    let longest = name(String(repeating: "読", count: 84) + ".md")
    try writer.create(longest, with: bytes("old"))
    try writer.replace(longest, expecting: bytes("old"), with: bytes("new"))
    #expect(folder.names == [longest.text])
    let tooLong = name(String(repeating: "読", count: 85) + ".md")
    #expect(throws: DurableWriteError.failed(FileError(.rename, tooLong, code: ENAMETOOLONG))) {
      try writer.create(tooLong, with: [])
    }
    #expect(folder.names == [longest.text])
  }

  @Test("writes twins and names that are not UTF-8 apart")
  func oddNames() throws {
    let odd = try #require(FileName([0xFF, 0xFE, 0x83, 0x2E, 0x6D, 0x64]))
    let names = [name("\u{304C}.md"), name("\u{304B}\u{3099}.md"), odd]
    for (number, name) in names.enumerated() { try writer.create(name, with: bytes("\(number)")) }
    for (number, name) in names.enumerated() {
      try writer.replace(name, expecting: bytes("\(number)"), with: bytes("new \(number)"))
    }
    let directory = try Directory(folder.path)
    #expect(try names.map { text(try directory.read($0, limit: 10).bytes) } == ["new 0", "new 1", "new 2"])
  }

  @Test("moves to another folder, never over another file")
  func moved() throws {
    let trash = folder.makeFolder("trash")
    folder.write("first", to: "a.md")
    try writer.move(name("a.md"), to: trash, as: name("1.md"))
    folder.write("second", to: "a.md")
    #expect(throws: DurableWriteError.alreadyExists) {
      try writer.move(name("a.md"), to: trash, as: name("1.md"))
    }
    #expect(throws: DurableWriteError.vanished) {
      try writer.move(name("none.md"), to: trash, as: name("2.md"))
    }
    #expect(folder.text(of: "trash/1.md") == "first")
    #expect(folder.text(of: "a.md") == "second")
  }

  @Test("removes a file")
  func removed() throws {
    folder.write("text", to: "a.md")
    try writer.remove(name("a.md"))
    #expect(folder.names.isEmpty)
    #expect(throws: DurableWriteError.vanished) { try writer.remove(name("a.md")) }
  }
}
