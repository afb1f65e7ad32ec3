import Glibc
import TerminalHarness
import Testing

@Suite("The person's own editor")
struct EditorTests {
  static let vim = "vim -N -u NONE -i NONE -n --cmd 'set ruler shortmess+=F'"

  @Test("vim edits the memo's file itself, and the list shows what it made of it")
  func vim() throws {
    let reader = try Reader(MemoStore(), environment: ["EDITOR": Self.vim])
    reader.press("Ge")
    try reader.session.waitForText("# 読書会のメモ")
    try reader.session.waitForScreen("vim's empty lines") { $0.line(20).hasPrefix("~") }
    reader.session.type("O新しい一行\u{1B}:wq\n")
    try reader.session.waitForText("1 changed")
    try reader.session.waitForScreen("the list") { $0.line(7).contains("新しい一行") && $0.line(7).hasPrefix("▌") }
    #expect(try reader.store.read(MemoStore.plain).hasPrefix("新しい一行\n# 読書会のメモ\n"))
    reader.press("k")
    try reader.session.waitForText("5/6")
    reader.press("q")
    #expect(try reader.session.waitForExit() == .exited(0))
    #expect(Aftermath(of: reader.session).faults.isEmpty)
  }

  @Test("from the detail too, and the window may change its size meanwhile")
  func resized() throws {
    let reader = try Reader(MemoStore(), environment: ["VISUAL": Self.vim, "EDITOR": "false"])
    reader.session.press(.enter)
    try reader.session.waitForText("p.12")
    reader.press("e")
    try reader.session.waitForScreen("vim's last line") { $0.line(23).contains("1,1") }
    reader.session.resize(rows: 15, columns: 60)
    // A signal just before vim waits for a key is noticed only with that key.
    reader.session.type("G")
    try reader.session.waitForScreen("vim's last line in row 15") { $0.line(14).contains(",1") }
    reader.session.type("A!\u{1B}:wq\n")
    try reader.session.waitForScreen("the footer in row 15") { $0.line(14).contains("? help") }
    try reader.session.waitForText("。!")
    #expect(try reader.store.read(MemoStore.cat).hasSuffix("告げられる。!\n"))
  }

  @Test("^Z in vim gives the shell its terminal; fg comes back to vim, and from there to the list")
  func suspended() throws {
    let store = try MemoStore()
    let shell = try TerminalSession(
      program: "/bin/bash", arguments: ["--norc", "--noprofile", "--noediting", "-i"],
      environment: try store.folder.environment(["PS1": "shell> ", "EDITOR": Self.vim]))
    try shell.waitForText("shell>")
    shell.type("\(Program.path) --data-dir \(store.path)\n")
    try shell.waitForText("   live")
    shell.type("e")
    try shell.waitForText("book: 吾輩は猫である")
    for _ in 0..<2 {
      shell.press(.control("z"))
      try shell.waitForText("Stopped")
      shell.type("clear; echo back in the sh''ell\n")
      try shell.waitForText("back in the shell")
      shell.type("fg\n")
      try shell.waitForText("book: 吾輩は猫である")
    }
    shell.type(":q\n")
    try shell.waitForText("1/6   ★ 2")
    shell.type("j")
    try shell.waitForText("2/6")
    shell.press(.control("z"))
    try shell.waitForText("Stopped")
    #expect(Aftermath(of: shell).faults.isEmpty)
  }

  @Test(
    "what went wrong is said in one sentence, and the program goes on",
    arguments: [
      ("exit 3", "editor.sh ended with status 3."),
      ("kill -SEGV $$", "editor.sh was killed: Segmentation fault."),
      ("exit 0", "editor.sh came back at once; does it need --wait?"),
      ("rm \"$1\"", "20261130-091200-neko.md is gone now; undo brings it back."),
      ("mv \"$1\" \"$1.old\"", "20261130-091200-neko.md is gone now; undo brings it back."),
      ("rm \"$1\"; mkdir \"$1\"", "20261130-091200-neko.md is a folder now; the memo is kept in /"),
    ])
  func trouble(script: String, sentence: String) throws {
    let reader = try Reader(MemoStore(), editor: script, columns: 200)
    reader.press("e")
    try reader.session.waitForText(sentence)
    reader.press("j")
    try reader.session.waitForText("2/")
  }

  @Test(
    "an editor that cannot be started is said",
    arguments: [
      ("no-such-editor", "The editor no-such-editor is not there; set $VISUAL or $EDITOR."),
      ("/etc/passwd", "The editor /etc/passwd cannot be executed; set $EDITOR."),
      ("'no such'", "The editor 'no such' is not there;"),
    ])
  func missing(editor: String, sentence: String) throws {
    let reader = try Reader(MemoStore(), columns: 120, environment: ["EDITOR": editor])
    reader.press("e")
    try reader.session.waitForText(sentence)
    reader.press("j")
    try reader.session.waitForText("2/6")
  }

  @Test("what it writes two seconds after it came back is shown, and the memo as it was is kept")
  func late() throws {
    let store = try MemoStore()
    let before = try store.read(MemoStore.cat)
    let reader = try Reader(store, editor: "(sleep 2; echo 'written late' >>\"$1\") >/dev/null 2>&1 & exit 0")
    reader.session.press(.enter)
    try reader.session.waitForText("p.12")
    reader.press("e")
    try reader.session.waitForText("came back at once; does it need --wait?")
    try reader.session.waitForText("written late", timeout: .seconds(20))
    #expect(try store.read(MemoStore.cat) == before + "written late\n")
    #expect(try kept("before-editor", in: store) == [before])
  }

  @Test("what it writes late of a text that is no memo yet is kept, and it is said where")
  func lateText() throws {
    let store = try MemoStore()
    let reader = try Reader(store, editor: "(sleep 2; echo 'written late' >>\"$1\") >/dev/null 2>&1 & exit 0")
    reader.press("a早い。")
    try reader.session.waitForText("早い。")
    reader.session.press(.control("o"))
    try reader.session.waitForText("What it saves is in /")
    for _ in 0..<1000 where try kept("in-editor", in: store) != ["早い。\nwritten late\n"] {
      reader.session.watch(for: .milliseconds(20))
    }
    #expect(try kept("in-editor", in: store) == ["早い。\nwritten late\n"])
    try reader.session.waitForText("早い。")
  }

  @Test(
    "nano writes in place, and the list shows what it made of it",
    .enabled(if: access("/usr/bin/nano", X_OK) == 0, "nano is not installed"))
  func nano() throws {
    let reader = try Reader(MemoStore(), environment: ["EDITOR": "nano -I"])
    reader.press("Ge")
    try reader.session.waitForText("# 読書会のメモ")
    reader.session.type("新しい一行\r")
    try reader.session.waitForText("新しい一行")
    reader.session.press(.control("o"), .enter, .control("x"))
    try reader.session.waitForText("1 changed")
    try reader.session.waitForScreen("the list") { $0.line(7).contains("新しい一行") }
    #expect(try reader.store.read(MemoStore.plain).hasPrefix("新しい一行\n# 読書会のメモ\n"))
    reader.press("u")
    try reader.session.waitForText("Undid: edit of 20261125-060000-note.")
    #expect(try reader.store.read(MemoStore.plain).hasPrefix("# 読書会のメモ\n"))
  }

  @Test("its command is taken apart as the shell does: arguments and quotation marks")
  func arguments() throws {
    let store = try MemoStore()
    let reader = try Reader(
      store, columns: 200,
      environment: ["VISUAL": "  ", "EDITOR": "sh -c 'printf \"%s|\" \"$@\" >\"$HOME/seen\"' name -x 'a b'"])
    reader.press("e")
    try reader.session.waitForText("came back at once")
    #expect(
      try store.folder.read("home/seen") == "-x|a b|\(store.path)/posts/\(MemoStore.cat)|")
  }

  @Test("a file of any name is opened, and its name is never run")
  func names() throws {
    let names: [[UInt8]] =
      ["-rf.md", "$(touch pwned).md", "`touch pwned`;touch pwned&'\".md", "二行\n目.md", " .md", "b.MD"]
      .map { Array($0.utf8) } + [[0xFF, 0x83, 0x2E, 0x6D, 0x64]]
    for name in names {
      let store = try MemoStore([:])
      try write("one\n", to: Array("\(store.path)/posts/".utf8) + name)
      let reader = try Reader(store, editor: "cd \"$HOME\"; echo two >>\"$1\"; cat \"$1\" >seen")
      reader.press("e")
      try reader.session.waitForText("1 changed")
      #expect(try store.folder.read("home/seen") == "one\ntwo\n")
      #expect(!store.folder.contains("home/pwned") && !store.folder.contains("store/posts/pwned"))
      #expect(FileTree(path: "\(store.path)/posts").names.count == 1)
    }
  }

  @Test(
    "what it did is undone as one step, byte for byte, and done again",
    arguments: ["echo more >>\"$1\"", "rm \"$1\""])
  func undone(script: String) throws {
    let store = try MemoStore()
    let before = try store.read(MemoStore.cat)
    let reader = try Reader(store, editor: script)
    reader.press("e")
    try reader.session.waitForScreen("the change") { $0.contains("1 changed") || $0.contains("is gone now") }
    #expect((try? store.read(MemoStore.cat)) != before)
    reader.press("u")
    try reader.session.waitForText("Undid: edit of 20261130-091200-neko.")
    #expect(try store.read(MemoStore.cat) == before)
    reader.session.press(.control("r"))
    try reader.session.waitForText("Done again: edit of 20261130-091200-neko.")
    #expect((try? store.read(MemoStore.cat)) != before)
  }

  @Test("while it runs nothing is drawn, keys are its own, and ^C does not end the program")
  func meanwhile() throws {
    let store = try MemoStore()
    let reader = try Reader(
      store, editor: "trap '' INT; echo ready; until [ -e \"$HOME/go\" ]; do sleep 0.05; done")
    reader.press("e")
    try reader.session.waitForText("ready")
    reader.session.press(.control("c"))
    reader.press("jj")
    reader.session.watch(for: .milliseconds(100))
    let written = reader.session.rawOutput.count
    try store.write("20261201-000000-newm.md", "新しいメモ。\n")
    reader.session.watch(for: .milliseconds(500))
    #expect(reader.session.rawOutput.count == written)
    try store.folder.write("home/go", "")
    try reader.session.waitForText("新しいメモ。")
    try reader.session.waitForText("2/7")
  }

  @Test("the editor has no signal blocked or ignored, and no file of the program open")
  func inheritance() throws {
    let store = try MemoStore()
    let reader = try Reader(
      store,
      editor: "cat /proc/self/status >\"$HOME/status\"; ls -l /proc/self/fd >\"$HOME/files\"; exit 9")
    reader.press("e")
    try reader.session.waitForText("ended with status 9.")
    let status = try store.folder.read("home/status")
    // The C library ignores the two signals that its threads use, 32 and 33.
    #expect(status.contains("SigBlk:\t0000000000000000\n") && status.contains("SigIgn:\t0000000180000000\n"))
    let files = try store.folder.read("home/files")
    #expect(!files.contains("store") && !files.contains("pipe"))
  }

  @Test("the memo as it was is kept for its owner alone, unless nothing was changed")
  func copy() throws {
    let store = try MemoStore()
    let before = try store.read(MemoStore.cat)
    let reader = try Reader(store, editor: "echo more >>\"$1\"")
    reader.press("e")
    try reader.session.waitForText("1 changed")
    let state = "home/.local/state/dokusho"
    let folder = "\(state)/\(FileTree(path: store.folder.path(of: state)).names[0])/before-editor"
    let copies = FileTree(path: store.folder.path(of: folder)).names
    #expect(copies.count == 1 && copies[0].hasSuffix(MemoStore.cat))
    #expect(try store.folder.read("\(folder)/\(copies[0])") == before)
    var status = stat()
    stat(store.folder.path(of: "\(folder)/\(copies[0])"), &status)
    #expect(status.st_mode & 0o777 == 0o600)
    stat(store.folder.path(of: folder), &status)
    #expect(status.st_mode & 0o777 == 0o700)
  }

  /// What the files in a folder of the state directory hold.
  private func kept(_ name: String, in store: MemoStore) throws -> [String] {
    let state = "home/.local/state/dokusho"
    let folders = FileTree(path: store.folder.path(of: state)).names.map { "\(state)/\($0)/\(name)" }
    return try folders.flatMap { folder in
      try FileTree(path: store.folder.path(of: folder)).names.map { try store.folder.read("\(folder)/\($0)") }
    }
  }

  /// A path need not be UTF-8.
  private func write(_ text: String, to path: [UInt8]) throws {
    let path = path.map { CChar(bitPattern: $0) } + [0]
    let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
    try #require(file >= 0)
    Glibc.write(file, text, text.utf8.count)
    close(file)
  }
}
