import TerminalHarness
import Testing

@Suite("A query on the command line") struct QueryCommandTests {
  @Test("is the whole language of the program, its words joined from several arguments")
  func language() throws {
    let list = try ShellScript(
      """
      dokusho list --format paths fav:yes sort:created-asc
      dokusho list --format paths book:猫 OR kind:question -tag:irony
      dokusho list --format paths -- -author:夏目 -has:tag
      """, in: try MemoStore())
    #expect(list.end == .exited(0))
    #expect(
      list.lines.map { $0.split(separator: "/").last.map(String.init) } == [
        MemoStore.heart, MemoStore.cat, MemoStore.cat, MemoStore.river, MemoStore.plain,
      ])
  }

  @Test(
    "that is wrong ends with 2 and is shown with a caret under the place, by cells",
    arguments: [
      (["猫の本", "created:2026-13"], "  猫の本 created:2026-13", 17), (["boook:猫"], "  boook:猫", 2),
      (["夏目漱石", "\"猫"], "  夏目漱石 \"猫", 11),
    ])
  func wrong(words: [String], line: String, column: Int) throws {
    let store = try MemoStore()
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    for script in [
      "dokusho list --format json \(quoted)", "dokusho --query '\(words.joined(separator: " "))'",
    ] {
      let run = try ShellScript(script, in: store)
      let talk = run.talk.split(separator: "\n").map(String.init)
      #expect(run.end == .exited(2) && run.output.isEmpty, "\(script)")
      #expect(talk.count == 3 && talk[0].hasPrefix("dokusho: ") && talk[1] == line, "\(script)")
      #expect(talk.last == String(repeating: " ", count: column) + "^", "\(script)")
    }
  }

  @Test("that is wrong leaves everything as it was: no store is made, no terminal is touched")
  func untouched() throws {
    let folder = try TemporaryFolder()
    let session = try Reader.start(
      ["--data-dir", folder.path(of: "new"), "--query", "created:soon"], in: folder)
    #expect(try session.waitForExit() == .exited(2))
    try session.waitForText("  created:soon")
    #expect(!session.rawOutput.contains(0x1B) && !folder.contains("new"))
  }

  @Test("filters the list that the program begins with, as / would")
  func program() throws {
    let reader = try Reader(
      try MemoStore(), arguments: ["--query", "fav:yes sort:created-asc"], awaiting: "1/2")
    let rows = reader.session.screen.text.split(separator: "\n").filter { $0.contains("★ 2026") }
    #expect(rows.map { $0.contains("こころ") } == [true, false])
  }
}
