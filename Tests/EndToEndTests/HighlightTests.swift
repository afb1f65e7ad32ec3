import Glibc
import TerminalHarness
import Testing

@Suite("Hits")
struct HighlightTests {
  /// Texts whose folding is shorter or longer than they are.
  private static let odd = [
    "20261130-090000-aaaa.md": """
    ---
    book: 銀河鉄道の夜
    tags: [童話, 銀河]
    created: 2026-11-30T09:00:00+09:00
    ---
    ｶﾑﾊﾟﾈﾙﾗは銀河の㍻にカ\u{3099}ラスﬃ猫👩‍👩‍👧猫

    """,
    "20261129-090000-bbbb.md": """
    ---
    book: 銀河の本
    created: 2026-11-29T09:00:00+09:00
    ---
    星の話。

    """,
  ]

  /// The underlined cells of a row, as text, run by run.
  private func hits(_ screen: Screen, row: Int) -> [String] {
    screen.cells[row].split { !$0.isUnderlined }.map { $0.map(\.text).joined() }
  }

  /// The columns of the underlined cells of a row.
  private func columns(_ screen: Screen, row: Int) -> [Int] {
    screen.cells[row].indices.filter { screen.cells[row][$0].isUnderlined }
  }

  @Test(
    "stand in the list at the cells of the original text",
    arguments: [
      ("銀河", ["銀河", "銀河", "銀河"]), ("ぱね", ["ﾊﾟﾈ"]), ("成", ["㍻"]), ("がら", ["ガラ"]), ("ffi", ["ﬃ"]),
      ("猫", ["猫", "猫"]),
      ("/カム|ガ./", ["ガラ"]), ("book:銀河", ["銀河"]), ("星 OR 夜", ["夜"]), ("銀河 -星", ["銀河", "銀河", "銀河"]),
    ])
  func list(query: String, wanted: [String]) throws {
    let reader = try Reader(MemoStore(Self.odd), rows: 12, columns: 110)
    reader.press("/\(query)")
    try reader.session.waitForScreen("hits of \(query)") { screen in
      screen.line(10).contains("memo") && hits(screen, row: 2).map(plain) == wanted.map(plain)
    }
    let screen = reader.session.screen
    let spelled = columns(screen, row: 2).map { screen.cells[2][$0].text }.joined()
    #expect(plain(spelled) == plain(wanted.joined()))
  }

  @Test("stand in the detail, are walked by n and N, and are told by number")
  func detail() throws {
    let body = (1...60).map { $0 % 20 == 0 ? "ここにネコがいる。\n" : "何もない \($0)。\n" }.joined(separator: "\n")
    let store = try MemoStore(["a.md": "---\ncreated: 2026-11-30\n---\n\(body)"])
    let reader = try Reader(store, rows: 14)
    reader.press("/ねこ")
    try reader.session.waitForText("1 memo")
    reader.session.press(.enter, .enter)
    try reader.session.waitForText("3 hits")
    reader.press("n")
    try reader.session.waitForScreen("the first hit") {
      $0.contains("hit 1/3") && $0.contains("ここにネコがいる。")
    }
    let first = try #require(reader.session.screen.cells(showing: "ネコ").first)
    #expect(first.isReverse && first.isUnderlined)
    reader.press("nn")
    try reader.session.waitForText("hit 3/3")
    reader.press("n")
    try reader.session.waitForText("That was the last hit; this is the first one.")
    try reader.session.waitForText("hit 1/3")
    reader.press("N")
    try reader.session.waitForText("hit 3/3")
  }

  @Test("of what is found in the detail take the place of the filter's, and ] [ go from memo to memo")
  func find() throws {
    let reader = try Reader(MemoStore())
    reader.session.press(.enter)
    reader.press("/の")
    try reader.session.waitForText("/の")
    reader.session.press(.enter)
    try reader.session.waitForText("hit 1/")
    reader.press("/心")
    reader.session.press(.enter)
    try reader.session.waitForText("There is no hit in this text.")
    reader.press("]")
    try reader.session.waitForScreen("the memo with the word") {
      $0.contains("こころ") && $0.contains("hit 1/1") && $0.contains("4/6")
    }
    reader.press("]")
    try reader.session.waitForText("No memo below in the list has a hit.")
    reader.press("[")
    try reader.session.waitForText("No memo above in the list has a hit.")
    reader.press("/")
    reader.session.press(.enter)
    try reader.session.waitForScreen("no hits") { $0.contains("/ find") && !$0.contains("hit 1") }
    reader.press("n")
    try reader.session.waitForText("There is no hit in this text.")
  }

  @Test("of a filter are walked from memo to memo without typing")
  func acrossMemos() throws {
    let reader = try Reader(MemoStore())
    reader.press("/漱石 の")
    try reader.session.waitForText("2 memos")
    reader.session.press(.enter, .enter)
    try reader.session.waitForText("1/2")
    reader.press("]")
    try reader.session.waitForScreen("the second memo") {
      $0.contains("こころ  夏目漱石") && $0.contains("hit 1/")
    }
    reader.press("[")
    try reader.session.waitForScreen("the first memo") {
      $0.contains("吾輩は猫である  夏目漱石") && $0.contains("hit 1/")
    }
    #expect(hits(reader.session.screen, row: 0) == ["漱石"])
  }

  @Test("a broken pattern is told, and finds nothing new")
  func brokenPattern() throws {
    let reader = try Reader(MemoStore())
    reader.session.press(.enter)
    reader.press("//(猫/")
    reader.session.press(.enter)
    try reader.session.waitForScreen("still the memo") { $0.contains("吾輩は猫である") && !$0.contains("hit 1") }
  }

  @Test(
    "of romaji are those of the Japanese words",
    .enabled(if: access("/usr/share/cmigemo/utf-8/migemo-dict", R_OK) == 0, "cmigemo is not installed"))
  func romaji() throws {
    let reader = try Reader(MemoStore())
    reader.press("/~dokusho")
    try reader.session.waitForScreen("the memo on reading") {
      $0.contains("1 memo") && hits($0, row: 2) == ["読書"]
    }
    reader.session.press(.control("u"))
    reader.press("~kokoro")
    try reader.session.waitForScreen("both spellings") {
      $0.contains("1 memo") && hits($0, row: 2) == ["こころ", "心"]
    }
  }

  @Test(
    "plain words are romaji too where the environment says so",
    .enabled(if: access("/usr/share/cmigemo/utf-8/migemo-dict", R_OK) == 0, "cmigemo is not installed"))
  func usualRomaji() throws {
    let reader = try Reader(MemoStore(), environment: ["DOKUSHO_ROMAJI": "1"])
    reader.press("/dokusho")
    try reader.session.waitForText("1 memo")
    try reader.session.waitForText("読書会のメモ")
  }

  /// Composed, as a terminal may or may not keep what was written.
  private func plain(_ text: String) -> String { String(text.unicodeScalars.map { "\($0)" }.joined()) }
}
