import Glibc
import TerminalHarness
import Testing

@Suite("Memos as JSON") struct JSONCommandTests {
  /// A program that reads JSON and prints what Python's parser finds in it.
  private func python(_ expression: String) -> String {
    "python3 -c 'import json,sys; d=json.load(open(sys.argv[1],encoding=\"utf-8\")); print(\(expression))' json"
  }

  @Test("are an array that another parser understands, with the names of the contract")
  func contract() throws {
    let list = try ShellScript(
      """
      dokusho list --format json >json
      \(python("len(d), [m[\"book\"] for m in d]"))
      \(python("\" \".join(d[0])"))
      \(python("d[0][\"authors\"], d[0][\"page\"], d[0][\"location\"], d[0][\"favorite\"], d[0][\"rating\"], d[0][\"tags\"]"))
      \(python("d[0][\"quote\"][:8], d[0][\"note\"][:6], d[0][\"created\"], d[0][\"source\"], d[0][\"path\"]"))
      \(python("d[5][\"title\"], d[5][\"book\"], d[5][\"authors\"], d[5][\"note\"]"))
      dokusho list --format json どこにもない
      """, in: try MemoStore())
    #expect(
      list.lines.prefix(3) == [
        "6 ['吾輩は猫である', '銀河鉄道の夜', 'Pride and Prejudice', 'こころ', '方丈記', None]",
        "id path title book authors kind page location chapter tags favorite rating status created updated source source_id quote note review body problems",
        "['夏目漱石'] 12 145-146 True 4 ['小説', '猫']",
      ])
    #expect(list.lines[3].hasPrefix("吾輩は猫である。 書き出しの一 2026-11-30T09:12:00+09:00 kindle /"))
    #expect(list.lines[4] == "読書会のメモ None [] # 読書会のメモ")
    #expect(list.lines.last == "[]")
    #expect(list.talk.isEmpty)
  }

  @Test("are valid whatever the files hold, and say what is odd about them")
  func odd() throws {
    let store = try MemoStore(bytes: [
      "yaml.md": Array("---\nbook: [a\n---\nx\n".utf8),
      "twice.md": Array("---\nbook: a\nbook: b\n---\nx\n".utf8),
      "latin.md": [0x63, 0x61, 0x66, 0xE9, 0x0A],
      "control.md": Array("a\u{1B}[31m\u{7F}\u{9B}\u{2028}\"\\\n".utf8),
      "empty.md": [], "zero.md": [UInt8](repeating: 0, count: 64),
      "a.sync-conflict-20260818-173636-D4LGQYW.md": Array("x\n".utf8),
    ])
    OddFile([0xFF] + Array(".md".utf8), in: store).write(Array("---\nsource_id: k-1\n---\nx\n".utf8))
    let list = try ShellScript(
      """
      dokusho list --format json >json
      \(python("{m[\"id\"]: m[\"problems\"] for m in d}"))
      \(python("[m[\"body\"] for m in d if m[\"id\"]==\"control\"]"))
      \(python("[m[\"source_id\"] for m in d if \"k-1\" == m[\"source_id\"]]"))
      tr -d '\\n' <json | LC_ALL=C tr -dc '\\000-\\037\\177' | wc -c
      """, in: store, environment: ["PYTHONIOENCODING": "utf-8"])
    #expect(list.end == .exited(0) && list.talk.isEmpty)
    for (id, problem) in [
      ("yaml", "invalid-yaml: line "), ("twice", "duplicate-key: book"), ("empty", "empty"),
      ("zero", "damaged"),
      ("a.sync-conflict-20260818-173636-D4LGQYW", "conflict-copy: a"),
    ] { #expect(list.lines[0].contains("'\(id)': ['\(problem)"), "\(id)") }
    #expect(list.lines[0].contains("'control': []"))
    #expect(list.lines[1] == #"['a\x1b[31m\x7f\x9b\u2028"\\\n']"#)
    #expect(list.lines[2] == "['k-1']")
    #expect(list.lines[3] == "0")
  }

  @Test("come one by one with show, whose Markdown is the file as it is")
  func show() throws {
    let store = try MemoStore()
    let name = String(MemoStore.cat.dropLast(3))
    let shown = try ShellScript(
      """
      dokusho show --format json \(name) >json
      \(python("d[\"id\"], d[\"book\"], len(d)"))
      dokusho show \(name) | cmp - store/posts/\(MemoStore.cat) && echo same
      printf 'a\\377\\r\\n' >store/posts/odd.md
      dokusho show odd | cmp - store/posts/odd.md && echo same
      """, in: store)
    #expect(shown.lines == ["\(name) 吾輩は猫である 22", "same", "same"])
  }

  @Test("of a memo that there is not are refused in one sentence, with 1", arguments: ["markdown", "json"])
  func missing(format: String) throws {
    let shown = try ShellScript("dokusho show nowhere --format \(format)", in: try MemoStore())
    #expect(shown.end == .exited(1) && shown.output.isEmpty)
    #expect(shown.talk == "dokusho: there is no memo “nowhere”.\n")
  }

  @Test(
    "are found by what is shown of a name that is no text or ends in another way, unless two are shown alike")
  func shownNames() throws {
    let store = try MemoStore([:])
    let first: [UInt8] = [0x61, 0xFF]
    OddFile(first + Array(".md".utf8), in: store).write(Array("odd\n".utf8))
    try store.write("B.MD", "loud\n")
    let found = try ShellScript(
      """
      dokusho show "$(printf 'a\\377')"
      dokusho show "$(dokusho list --format json odd | sed -n 's/.*"id": "\\([^"]*\\)".*/\\1/p')"
      dokusho show B.MD
      EDITOR=cat dokusho edit B.MD
      dokusho path B.MD
      """, in: store)
    #expect(found.lines.prefix(4) == ["odd", "odd", "loud", "loud"], "\(found.talk)")
    #expect(found.lines.last?.hasSuffix("/B.MD") == true)
    OddFile([0x61, 0xFE] + Array(".md".utf8), in: store).write(Array("x\n".utf8))
    let twins = try ShellScript("dokusho show \"$(printf 'a\\377')\"", in: store)
    #expect(twins.end == .exited(1) && twins.talk.contains("there is no memo"))
  }

  @Test("shows a file on a terminal without what could harm it")
  func terminal() throws {
    let store = try MemoStore(["a.md": "一行目\u{1B}]0;x\u{7}\n二行目\n"])
    let session = try Reader.start(["show", "a", "--data-dir", store.path], in: store.folder)
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.screen.text.hasPrefix("一行目␛]0;x␇\n二行目"))
  }
}
