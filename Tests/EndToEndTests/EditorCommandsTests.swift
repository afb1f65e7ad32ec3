import TerminalHarness
import Testing

@Suite("dokusho edit and path")
struct EditorCommandsTests {
  @Test("path prints where a memo stands, or all of them")
  func path() throws {
    let store = try MemoStore()
    let all = try Reader.start(["--data-dir", store.path, "path"], in: store.folder, columns: 200)
    #expect(try all.waitForExit() == .exited(0))
    try all.waitForText("\(store.path)/posts")
    let one = try Reader.start(
      ["path", "20261130-091200-neko", "--data-dir", store.path], in: store.folder, columns: 200)
    #expect(try one.waitForExit() == .exited(0))
    try one.waitForText("\(store.path)/posts/\(MemoStore.cat)")
  }

  @Test("edit opens the editor, and tells how it went")
  func edit() throws {
    let store = try MemoStore()
    let editor = try ScriptedEditor(in: store.folder, "sed -i s/猫/犬/ \"$1\"; exit ${STATUS:-0}")
    let environment = ["EDITOR": editor.path]
    let fine = try Reader.start(
      ["--data-dir", store.path, "edit", "20261130-091200-neko"], in: store.folder, environment: environment)
    #expect(try fine.waitForExit() == .exited(0))
    #expect(try store.read(MemoStore.cat).contains("book: 吾輩は犬である"))
    let failed = try Reader.start(
      ["--data-dir", store.path, "edit", "20261130-091200-neko"], in: store.folder, columns: 200,
      environment: environment.merging(["STATUS": "4"]) { $1 })
    #expect(try failed.waitForExit() == .exited(1))
    try failed.waitForText("ended with status 4.")
  }

  @Test(
    "a memo that there is not ends with 1, wrong usage with 2",
    arguments: [
      (["edit", "nothing"], 1, "nothing cannot be read, so it was not opened: it does not exist."),
      (["path", "nothing"], 1, "nothing is not there any more."), (["edit"], 2, "edit"),
      (["edit", "a", "b"], 2, "“b” is not understood"), (["path", "a", "b"], 2, "“b” is not understood"),
      (["path", "--all"], 2, "there is no option --all"),
    ])
  func missing(arguments: [String], status: Int32, sentence: String) throws {
    let store = try MemoStore()
    let session = try Reader.start(["--data-dir", store.path] + arguments, in: store.folder, columns: 200)
    #expect(try session.waitForExit() == .exited(status))
    try session.waitForText(sentence)
  }
}
