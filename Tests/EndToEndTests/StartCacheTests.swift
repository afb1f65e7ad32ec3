import Glibc
import TerminalHarness
import Testing

@Suite("The cache of a start")
struct StartCacheTests {
  private static func store() throws -> MemoStore {
    let memos = (0..<300).map { number in
      ("2026\(1000 + number)-0900.md", "---\nbook: 本\(number % 7)\n---\n本文 \(number)\n")
    }
    return try MemoStore(Dictionary(uniqueKeysWithValues: memos))
  }

  /// The path of the file, once it is there.
  private static func cache(of reader: Reader) throws -> String {
    let base = reader.store.folder.path(of: "home/.cache/dokusho")
    for _ in 0..<3000 {
      let names = FileTree(path: base).names
      if let path = names.first.map({ "\(base)/\($0)/memos" }), access(path, R_OK) == 0 { return path }
      reader.session.watch(for: .milliseconds(10))
    }
    Issue.record("no cache was written to \(base)")
    return base
  }

  private static func mode(_ path: String) -> UInt32 {
    var status = stat()
    stat(path, &status)
    return status.st_mode & 0o777
  }

  @Test("is written for its owner only, and the next start shows the same screen")
  func secondStart() throws {
    let store = try Self.store()
    let first = try Reader(store)
    let screen = first.session.screen.text
    let path = try Self.cache(of: first)
    #expect(Self.mode(path) == 0o600 && Self.mode(String(path.dropLast("/memos".count))) == 0o700)
    first.press("q")
    try #expect(first.session.waitForExit() == .exited(0))
    let second = try Reader(store)
    #expect(second.session.screen.text == screen)
    try store.write("20270101-0900.md", "新しいメモ")
    second.press("q")
    try #expect(second.session.waitForExit() == .exited(0))
    #expect(try Reader(store).session.screen.text.contains("新しいメモ"))
  }

  @Test("may be removed while the program runs, and a file of its name that is none is passed over")
  func removed() throws {
    let store = try Self.store()
    let first = try Reader(store)
    let path = try Self.cache(of: first)
    unlink(path)
    first.press("j")
    try first.session.waitForText("2/300")
    first.press("q")
    try #expect(first.session.waitForExit() == .exited(0))
    try store.folder.write(String(path.dropFirst(store.folder.path.count + 1)), "not a cache")
    try #expect(Reader(store).session.screen.text.contains("1/300"))
  }
}
