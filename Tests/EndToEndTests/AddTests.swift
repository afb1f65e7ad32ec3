import Glibc
import TerminalHarness
import Testing

@Suite("dokusho add")
struct AddTests {
  @Test("makes a memo of its options and text, and prints its name")
  func options() throws {
    let folder = try TemporaryFolder()
    let session = try Reader.start(
      [
        "add", "--data-dir", folder.path(of: "store"), "--book", "こころ", "--author", "夏目漱石", "--tag", "小説",
        "--page", "8", "--quote", "恋は罪悪ですよ。", "そうか。",
      ], in: folder)
    #expect(try session.waitForExit() == .exited(0))
    let name = try #require(FileTree(path: folder.path(of: "store/posts")).names.first)
    try session.waitForText(String(name.dropLast(3)))
    let lines = try folder.read("store/posts/\(name)").split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.filter { !$0.hasPrefix("created: ") } == [
        "---", "book: こころ", "author: 夏目漱石", "page: \"8\"", "tags: [小説]", "---", "> 恋は罪悪ですよ。", "", "そうか。", "",
      ])
  }

  @Test("takes the standard input for a dash; nothing in it is no memo")
  func standardInput() throws {
    let folder = try TemporaryFolder()
    let shell = try TerminalSession(
      program: "/bin/sh",
      arguments: [
        "-c",
        """
        export DOKUSHO_DATA_DIR=\(folder.path(of: "store"))
        printf '一行目\\r\\n二行目\\n\\n' | \(Program.path) add - && echo "one $?"
        printf '' | \(Program.path) add -; echo "two $?"
        printf '\\377' | \(Program.path) add -; echo "three $?"
        """,
      ], environment: try folder.environment())
    #expect(try shell.waitForExit() == .exited(0))
    for text in ["one 0", "there is no text, so no memo was added.", "two 1", "is not UTF-8", "three 1"] {
      try shell.waitForText(text)
    }
    let names = FileTree(path: folder.path(of: "store/posts")).names
    #expect(names.count == 1)
    #expect(try folder.read("store/posts/\(names[0])").hasSuffix("---\n一行目\n二行目\n"))
  }

  @Test("opens the editor where nothing is said of the memo; a text that is left empty is no memo")
  func editor() throws {
    let folder = try TemporaryFolder()
    let environment = try folder.environment().merging([
      "DOKUSHO_DATA_DIR": folder.path(of: "store"), "EDITOR": "printf '一行目\\n' >>", "VISUAL": "",
    ]) { $1 }
    let written = try TerminalSession(program: Program.path, arguments: ["add"], environment: environment)
    #expect(try written.waitForExit() == .exited(0))
    let names = FileTree(path: folder.path(of: "store/posts")).names
    #expect(names.count == 1)
    #expect(try folder.read("store/posts/\(names[0])").hasSuffix("---\n一行目\n"))
    let empty = try TerminalSession(
      program: Program.path, arguments: ["add"], environment: environment.merging(["EDITOR": "echo >"]) { $1 }
    )
    #expect(try empty.waitForExit() == .exited(1))
    try empty.waitForText("there is no text")
    let untouched = try TerminalSession(
      program: Program.path, arguments: ["add"], environment: environment.merging(["EDITOR": "true"]) { $1 })
    #expect(try untouched.waitForExit() == .exited(1))
    try untouched.waitForText("true came back at once; does it need --wait?")
  }

  @Test("refuses a kind that no memo has, with 2")
  func kind() throws {
    let session = try Reader.start(["add", "--kind", "essay", "a"], in: try TemporaryFolder())
    #expect(try session.waitForExit() == .exited(2))
    try session.waitForText("there is no kind “essay”")
  }
}
