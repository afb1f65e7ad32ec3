import Glibc
import TerminalHarness
import Testing

@Suite("Writing in the form")
struct PostFormTests {
  /// The memos that were not there before, as text.
  private func newMemos(in store: MemoStore) throws -> [String] {
    let known = [
      MemoStore.cat, MemoStore.train, MemoStore.irony, MemoStore.heart, MemoStore.river, MemoStore.plain,
    ]
    let names = FileTree(path: "\(store.path)/posts").names.filter { !known.contains($0) }
    return try names.map { try store.read($0) }
  }

  @Test("a, text, ^s is a memo on the disk and in the list")
  func jot() throws {
    let reader = try Reader(MemoStore())
    reader.press("aカムパネルラの手の動き。")
    reader.session.press(.control("s"))
    try reader.session.waitForText("The memo was added.")
    try reader.session.waitForText("1/7")
    let memo = try #require(try newMemos(in: reader.store).first)
    let lines = memo.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 5)
    #expect(lines[0] == "---")
    #expect(lines[1].hasPrefix("created: 20") && lines[1].hasSuffix("+00:00"))
    #expect(lines[2...] == ["---", "カムパネルラの手の動き。", ""])
  }

  @Test("all fields, with what has to be quoted, completed book and tags, and Japanese in the quote")
  func fields() throws {
    let reader = try Reader(MemoStore())
    reader.press("a語り手が人でない。")
    reader.session.press(.enter)
    reader.press("- 名前")
    reader.session.press(.backTab)
    reader.session.paste("吾輩は猫である。\r名前はまだ無い。")
    reader.session.press(.backTab)
    reader.press("小")
    try reader.session.waitForText("小説")
    reader.session.press(.tab)
    reader.press("no")
    reader.session.press(.backTab)
    reader.press("012")
    reader.session.press(.backTab, .right, .right, .right, .right, .backTab)
    reader.press("吾輩")
    try reader.session.waitForText("吾輩は猫である  1")
    reader.session.press(.tab)
    try reader.session.expectScreen(
      """
       New memo
      ────────────────────────────────────────────────────────────────────────────────
        Author    夏目漱石
      ▌ Book      吾輩は猫である
        Kind      question
        Page      012
        Tags      小説 no

        Quote     吾輩は猫である。
                  名前はまだ無い。

        Note      語り手が人でない。
                  - 名前










       ^s save  Esc leave, keep a draft  Tab next field  ^o editor  ^x clear
      """)
    try reader.session.waitForCursor(row: 3, column: 26)
    reader.session.press(.control("s"))
    try reader.session.waitForText("The memo was added.")
    let memo = try #require(try newMemos(in: reader.store).first)
    let lines = memo.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.filter { !$0.hasPrefix("created:") } == [
        "---", "book: 吾輩は猫である", "author: 夏目漱石", "kind: question", "page: \"012\"", "tags: [小説, \"no\"]",
        "---", "> 吾輩は猫である。", "> 名前はまだ無い。", "", "語り手が人でない。", "- 名前", "",
      ])
  }

  @Test("E changes the lines of the fields that were changed, and no other byte")
  func edit() throws {
    let reader = try Reader(MemoStore())
    let before = try reader.store.read(MemoStore.cat)
    reader.press("E")
    try reader.session.waitForText("Edit the memo")
    reader.session.press(.backTab, .backTab, .backTab)
    reader.press("3")
    reader.session.press(.control("s"))
    try reader.session.waitForText("1 memo was saved.")
    let after = try reader.store.read(MemoStore.cat)
    #expect(after == before.replacing("page: \"12\"", with: "page: \"123\""))
  }

  @Test("at 60 and at 20 columns the text wraps at the edge, and the caret stays in sight")
  func narrow() throws {
    let reader = try Reader(MemoStore(), rows: 20, columns: 60)
    reader.press("a" + String(repeating: "猫が鳴く、", count: 9) + "。」")
    try reader.session.waitForCursor(row: 12, column: 20)
    try reader.session.waitForScreen("the wrapped note") {
      $0.line(10) == "▌ Note      猫が鳴く、猫が鳴く、猫が鳴く、猫が鳴く、猫が鳴"
        && $0.line(11) == "            く、猫が鳴く、猫が鳴く、猫が鳴く、猫が鳴"
    }
    reader.session.resize(rows: 5, columns: 20)
    try reader.session.waitForScreen("the end of the note") {
      $0.line(2).hasPrefix("▌ Note") && $0.line(2).hasSuffix("。」")
    }
  }

  @Test("after kill -9 with the form open the next start offers the draft, for its owner's eyes only")
  func killed() throws {
    let store = try MemoStore()
    let first = try Reader(store)
    first.press("a書きかけの長い考え。")
    try first.session.waitForText("書きかけの長い考え。")
    for _ in 0..<1000 where DraftFile(in: store) == nil { first.session.watch(for: .milliseconds(10)) }
    let draft = try #require(DraftFile(in: store))
    #expect(permissions(of: draft.folder) == 0o700)
    #expect(permissions(of: draft.path) == 0o600)
    first.session.signal(SIGKILL)
    _ = try first.session.waitForExit()
    let second = try Reader(store, awaiting: "A draft of “書きかけの長い考え。” is kept; :drafts shows it.")
    try second.session.waitForText("1/6")
    second.press(":drafts")
    second.session.press(.enter)
    try second.session.waitForText("New memo  書きかけの長い考え。")
    second.session.press(.enter)
    try second.session.waitForText("▌ Note      書きかけの長い考え。")
    second.press("続き。")
    second.session.press(.control("s"))
    try second.session.waitForText("There is no draft.")
    #expect(try newMemos(in: store).first?.hasSuffix("---\n書きかけの長い考え。続き。\n") == true)
    #expect(DraftFile(in: store) == nil)
  }

  @Test(
    "a signal that ends the program saves the text of the last moment first", arguments: [SIGTERM, SIGHUP])
  func ended(signal: Int32) throws {
    let store = try MemoStore()
    let first = try Reader(store)
    first.press("a")
    try first.session.waitForText("New memo")
    first.press("最後の一文字")
    try first.session.waitForText("最後の一文字")
    first.session.signal(signal)
    _ = try first.session.waitForExit()
    _ = try Reader(store, awaiting: "A draft of “最後の一文字” is kept; :drafts shows it.")
  }

  private func permissions(of path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
  }
}
