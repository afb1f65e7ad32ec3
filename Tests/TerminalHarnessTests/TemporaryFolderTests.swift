import Glibc
import TerminalHarness
import Testing

@Suite("A temporary folder")
struct TemporaryFolderTests {
  @Test("keeps what is written, in folders made on the way")
  func writing() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("memos/読書/ノート.md", "本文\n")
    #expect(path == "\(folder.path)/memos/読書/ノート.md")
    #expect(try folder.read("memos/読書/ノート.md") == "本文\n")
    try folder.write("memos/raw", bytes: [0xff, 0x00])
    #expect(try folder.readBytes("memos/raw") == [0xff, 0x00])
    #expect(folder.names == ["memos"])
    #expect(folder.contains("memos/raw") && !folder.contains("memos/other"))
  }

  @Test("holds more than one read takes")
  func longFile() throws {
    let folder = try TemporaryFolder()
    let text = String(repeating: "読", count: 100_000)
    try folder.write("long", text)
    #expect(try folder.read("long") == text)
  }

  @Test("a missing file is an error with its name")
  func missing() throws {
    let folder = try TemporaryFolder()
    #expect(throws: SystemCallFailure(call: "open \(folder.path)/none", code: ENOENT)) {
      try folder.read("none")
    }
  }

  @Test("goes with all that is in it, and leaves alone where its links lead")
  func removal() throws {
    let other = try TemporaryFolder()
    try other.write("kept", "kept")
    let path = try fill(linkingTo: other.path)
    #expect(access(path, F_OK) != 0)
    #expect(try other.read("kept") == "kept")
  }

  @Test("two are never the same")
  func uniqueness() throws {
    let one = try TemporaryFolder()
    let two = try TemporaryFolder()
    #expect(one.path != two.path)
  }

  @Test("its environment leads nowhere else, and takes changes")
  func environment() throws {
    let folder = try TemporaryFolder()
    let environment = try folder.environment(["LANGUAGE": "ja", "TERM": "vt100"])
    let paths = environment.filter { $0.key.hasPrefix("XDG_") || ["HOME", "TMPDIR"].contains($0.key) }
    #expect(paths.count == 7)
    #expect(paths.allSatisfy { $0.value.hasPrefix(folder.path + "/") })
    #expect(
      environment["LANGUAGE"] == "ja" && environment["TERM"] == "vt100" && environment["LANG"] == "C.UTF-8")
    #expect(environment["USER"] == nil)
  }

  /// Fills a folder with what is hard to remove, lets it go, and tells where it was.
  private func fill(linkingTo target: String) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write("a/b/c", "text")
    symlink(target, folder.path(of: "a/link"))
    symlink("/nowhere", folder.path(of: "dangling"))
    mkfifo(folder.path(of: "fifo"), 0o600)
    chmod(folder.path(of: "a"), 0o000)
    return folder.path
  }
}
