import BadMemos
import Glibc
import TerminalHarness
import Testing

@Suite("A folder full of bad files and odd names", .timeLimit(.minutes(5)))
struct HostileFolderTests {
  private static let oddNames: [[UInt8]] =
    [
      "-rf.md", "$(touch pwned);'x\" &.md", "一行目\n二行目\u{1B}]0;owned\u{7}.md", "\u{304C}.md",
      "\u{304B}\u{3099}.md",
      "A.MD", "A.MD.md", String(repeating: "長", count: 84) + ".md",
    ].map { Array($0.utf8) } + [[0xFF, 0xFE, 0x83, 0x2E, 0x6D, 0x64]]
  /// How many of the bad files take no star.
  private static let refusals = 11

  private let store: MemoStore
  private let count: Int

  init() throws {
    store = try MemoStore([:])
    for name in BadFiles.names { try store.folder.write("store/posts/\(name)", bytes: BadFiles.bytes(name)) }
    for name in Self.oddNames { OddFile(name, in: store).write(Array("本文\n".utf8)) }
    count = BadFiles.memoNames.count + Self.oddNames.count
  }

  @Test("is walked through, read and starred to its end; only the lines of the stars change")
  func tour() throws {
    let reader = try Reader(store)
    // Undated memos keep their places in the order of titles when a star changes their files.
    reader.press("ot")
    try reader.session.waitForScreen("the order of titles") { !$0.contains(" 1/\(count) ") }
    reader.press("g")
    for number in 1...count {
      try reader.session.waitForScreen("memo \(number) of the list") {
        $0.line(0).contains("[1 Memos]") && $0.contains(" \(number)/\(count) ") && $0.isWhole
      }
      reader.session.press(.enter)
      try reader.session.waitForScreen("memo \(number)") {
        $0.line(0).contains("\(number)/\(count)") && $0.isWhole
      }
      reader.press("Gq*j")
    }
    try reader.session.waitForScreen("all stars written", timeout: .seconds(60)) {
      $0.contains("★ \(count - Self.refusals) ") && $0.contains("live")
    }
    try expectOnlyStars()
  }

  @Test("is read from the first page to the last with the space bar")
  func readingOn() throws {
    let reader = try Reader(store)
    reader.session.press(.enter)
    try reader.session.waitForScreen("the first memo") { $0.line(0).contains("1/\(count)") }
    reader.press(String(repeating: " ", count: 500))
    try reader.session.waitForScreen("the last memo", timeout: .seconds(60)) {
      $0.line(0).contains("\(count)/\(count)") && $0.isWhole
    }
  }

  @Test("holds 100 MB in one file, and still takes little memory")
  func large() throws {
    let path = try store.folder.write("store/posts/20991231-000000-long.md", "# 大きな本\n")
    truncate(path, 100 << 20)
    let reader = try Reader(store)
    try reader.session.waitForText("大きな本")
    #expect(reader.session.screen.contains("!2099-12-31"))
    let memory = try #require(MemoryUse(of: reader.session.processID))
    #expect(memory.mostKilobytes < 150_000)
  }

  private func expectOnlyStars() throws {
    var stars = 0
    for name in BadFiles.names.map({ Array($0.utf8) }) + Self.oddNames {
      let text = String(decoding: name, as: UTF8.self)
      let old = BadFiles.names.contains(text) ? BadFiles.bytes(text) : Array("本文\n".utf8)
      let new = OddFile(name, in: store).bytes
      let added = new.insertion(into: old)
      #expect(
        new == old || ["favorite: true", "---\nfavorite: true\n---"].contains(added),
        "\(text): \(added ?? "")")
      if new != old { stars += 1 }
    }
    #expect(stars == count - Self.refusals)
    #expect(!store.folder.contains("pwned") && !store.folder.contains("store/pwned"))
  }
}

extension Screen {
  /// Whether each row is as wide as the window, the footer in the last, and no control in any. Rows with a sound mark that
  /// joined nothing are not measured: libvterm gives the mark two cells of its own.
  fileprivate var isWhole: Bool {
    line(23).contains("? help")
      && cells.allSatisfy { row in
        let text = row.map(\.text).joined()
        let width = row.reduce(0) { $0 + $1.width }
        return (width == 80 || text.contains("\u{25CC}\u{3099}"))
          && !text.unicodeScalars.contains(where: \.isControl)
      }
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { properties.generalCategory == .control }
}
