import FaultyFiles
import Glibc
import Testing

@testable import Files

@Suite("A file that is written piece by piece") struct StreamedFileTests {
  private let folder = TemporaryFolder()

  @Test("takes its name whole, in place of what had it, and is read here and there")
  func whole() throws {
    folder.write("old", to: "a")
    let directory = try Directory(folder.path)
    let file = try StreamedFile(in: directory, mode: 0o600)
    try file.append(bytes("one "))
    #expect(folder.text(of: "a") == "old")
    try file.append(bytes("two"))
    try file.take(name("a"))
    #expect(folder.text(of: "a") == "one two" && folder.names == ["a"] && folder.mode(of: "a") == 0o600)
    let readable = try ReadableFile(name("a"), in: directory)
    #expect(readable.size == 7)
    #expect(try content(of: readable, at: 4, count: 3) == bytes("two"))
    #expect(try content(of: readable, at: 5, count: 9) == bytes("wo"))
  }

  @Test("is no more when it is given up, or cannot be written")
  func givenUp() throws {
    let full = FaultyFileSystem(
      longestTransfer: 2, fault: { number, step in step == .write && number > 4 ? ENOSPC : nil })
    let directory = try Directory(folder.path, fileSystem: full)
    #expect(throws: FileError.self) {
      let file = try StreamedFile(in: directory, mode: 0o600)
      try file.append(bytes("a text that is too long"))
    }
    #expect(folder.names.isEmpty)
  }

  @Test("is not opened to be read, if it is none", .timeLimit(.minutes(1)))
  func noFile() throws {
    mkfifo("\(folder.path)/pipe", 0o600)
    let directory = try Directory(folder.path)
    #expect(throws: FileError.self) { try ReadableFile(name("pipe"), in: directory) }
    #expect(throws: FileError.self) { try ReadableFile(name("none"), in: directory) }
  }

  private func content(of file: ReadableFile, at place: Int, count: Int) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let filled = try bytes.withUnsafeMutableBytes { try file.read(at: place, into: $0) }
    return Array(bytes.prefix(filled))
  }
}
