import Glibc
import Testing

@testable import Files

@Suite("A directory") struct DirectoryTests {
  let folder = TemporaryFolder.inMemory()

  @Test("lists every name with its kind, without . and ..")
  func listing() throws {
    folder.write("", to: "a.md")
    _ = folder.makeFolder("sub")
    mkfifo("\(folder.path)/pipe.md", 0o600)
    symlink("a.md", "\(folder.path)/link.md")
    let entries = try Directory(folder.path).entries()
    #expect(
      Set(entries) == [
        DirectoryEntry(name: name("a.md"), kind: .regular),
        DirectoryEntry(name: name("sub"), kind: .directory),
        DirectoryEntry(name: name("pipe.md"), kind: .special),
        DirectoryEntry(name: name("link.md"), kind: .symbolicLink),
      ])
  }

  @Test("lists more names than one buffer holds, and again")
  func manyNames() throws {
    let padding = String(repeating: "x", count: 200)
    for number in 0..<3_000 { folder.write("", to: "\(number)-\(padding)") }
    let directory = try Directory(folder.path)
    #expect(Set(try directory.entries().map(\.name)).count == 3_000)
    #expect(try directory.entries().count == 3_000)
  }

  @Test("keeps twins and names that are not UTF-8 apart")
  func oddNames() throws {
    let odd = try #require(FileName([0xFF, 0xFE, 0x83, 0x2E, 0x6D, 0x64]))
    let names = [name("\u{304C}.md"), name("\u{304B}\u{3099}.md"), odd]
    for (number, name) in names.enumerated() { folder.write("content \(number)", to: name) }
    let directory = try Directory(folder.path)
    #expect(Set(try directory.entries().map(\.name)) == Set(names))
    for (number, name) in names.enumerated() {
      #expect(text(try directory.read(name, limit: 100).bytes) == "content \(number)")
    }
  }

  @Test("tells that it is not there, or is a file")
  func noDirectory() {
    folder.write("", to: "a.md")
    #expect(throws: FileError(.openFolder, nil, code: ENOENT)) { try Directory("\(folder.path)/none") }
    #expect(throws: FileError(.openFolder, nil, code: ENOTDIR)) { try Directory("\(folder.path)/a.md") }
  }

  @Test("is made with all above it, closed to others, and only opened the second time")
  func making() throws {
    let path = "\(folder.path)/state/dokusho/drafts/"
    for _ in 1...2 { #expect(try Directory.made(at: path).entries().isEmpty) }
    #expect(folder.mode(of: "state") == 0o700)
    #expect(folder.mode(of: "state/dokusho/drafts") == 0o700)
  }

  @Test("is not made where a file stands")
  func makingOverFile() {
    folder.write("", to: "a.md")
    #expect(throws: FileError(.openFolder, nil, code: ENOTDIR)) {
      try Directory.made(at: "\(folder.path)/a.md/drafts")
    }
  }
}
