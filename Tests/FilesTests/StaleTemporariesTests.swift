import Glibc
import Testing

@testable import Files

@Suite("Temporary files left behind") struct StaleTemporariesTests {
  let folder = TemporaryFolder()
  let hour: Int64 = 3_600_000_000_000

  @Test("are removed when their process has ended and an hour has passed, and nothing else is")
  func removal() throws {
    let dead = ".memo-11-0123456789abcdef.tmp"
    let alive = ".memo-22-0123456789abcdef.tmp"
    let foreign = [
      ".memo-11-0123.tmp", ".memo-11-0123456789abcdef.tmp.md", "memo-11-0123456789abcdef.tmp",
      ".memo-x-0123456789abcdef.tmp", ".memo--0123456789abcdef.tmp", ".syncthing.a.md.tmp", "a.md",
    ]
    for name in foreign + [dead, alive] { folder.write("", to: name) }
    symlink("a.md", "\(folder.path)/.memo-11-aaaaaaaaaaaaaaaa.tmp")
    try remove(after: hour * 2)
    #expect(folder.names == (foreign + [alive, ".memo-11-aaaaaaaaaaaaaaaa.tmp"]).sorted())
  }

  @Test("stay for an hour, since the process may run on another machine")
  func young() throws {
    folder.write("", to: ".memo-11-0123456789abcdef.tmp")
    try remove(after: hour / 2)
    #expect(folder.names.count == 1)
  }

  @Test("have names that are known again")
  func names() {
    let versions = [ContentMark(of: [1]), ContentMark(of: [2, 3])]
    for temporary in [TemporaryName.random(), .random(versions: versions)] {
      #expect(TemporaryName(temporary.fileName)?.processID == getpid())
      #expect(TemporaryName(temporary.fileName)?.versions == temporary.versions)
    }
    #expect(TemporaryName.random().fileName != TemporaryName.random().fileName)
  }

  @Test("are rescued where they hold neither the old version nor the new one but somebody else's")
  func rescue() throws {
    let marks = [ContentMark(of: Array("old".utf8)), ContentMark(of: Array("new".utf8))].map(\.text)
    let name = { (digit: Int) in ".memo-11-000000000000000\(digit)-\(marks[0])-\(marks[1]).tmp" }
    for (digit, text) in ["old", "new", "", "theirs"].enumerated() { folder.write(text, to: name(digit)) }
    var rescued: [String] = []
    let made = try Directory(folder.path).status().modified
    try DurableWriter(directory: folder.path).removeStaleTemporaries(
      now: made + hour * 2, isRunning: { _ in false }, rescue: { rescued.append($0.text) })
    #expect(rescued == [name(3)])
    #expect(folder.names == [name(3)])
  }

  @Test("of this process are in use")
  func thisProcess() {
    #expect(isProcessRunning(getpid()))
    #expect(!isProcessRunning(Int32.max))
  }

  private func remove(after age: Int64) throws {
    let made = try Directory(folder.path).status().modified
    try DurableWriter(directory: folder.path)
      .removeStaleTemporaries(now: made + age, isRunning: { $0 == 22 })
  }
}
