import Glibc
import TerminalHarness
import Testing

@Suite("dokusho list") struct ListCommandTests {
  private static let names = [
    MemoStore.cat, MemoStore.train, MemoStore.irony, MemoStore.heart, MemoStore.river, MemoStore.plain,
  ].map { String($0.dropLast(3)) }

  @Test("prints all memos in a table, newest first, without limit or colours in a pipe")
  func table() throws {
    let list = try ShellScript("dokusho list | cat", in: try MemoStore())
    #expect(list.end == .exited(0) && list.talk.isEmpty)
    #expect(list.lines.map { String($0.prefix(20)) } == Self.names)
    #expect(list.lines[0].contains("  ★  2026-11-30  quote     吾輩は猫である       12   小説 猫  "))
    #expect(list.lines[0].hasSuffix("泣いていた事だけは記憶している。 書き出しの一文で、語り手が人でないことと名のないことが同時に告げられる。"))
    #expect(!list.output.contains(0x1B))
  }

  @Test("fits its table to the terminal")
  func terminal() throws {
    let store = try MemoStore()
    let session = try Reader.start(["list", "--data-dir", store.path], in: store.folder, columns: 60)
    #expect(try session.waitForExit() == .exited(0))
    let rows = session.screen.text.split(separator: "\n")
    #expect(rows[0] == "20261130-091200-neko  ★  吾輩は猫である   吾輩は猫である。…")
    #expect(rows[5].hasPrefix("20261125-060000-note     読書会のメモ"))
  }

  @Test("prints paths, as many as are asked for, and nothing with 0 where no memo is found")
  func paths() throws {
    let store = try MemoStore()
    let list = try ShellScript(
      "dokusho list --format paths --limit 2; dokusho list 馬鹿 --format=paths", in: store)
    #expect(
      list.lines == [MemoStore.cat, MemoStore.train, MemoStore.heart].map { "\(store.path)/posts/\($0)" })
    let none = try ShellScript(
      "for f in table tsv paths; do dokusho list --format $f どこにもない || exit; done; dokusho list --limit 0",
      in: store)
    #expect(none.end == .exited(0) && none.output.isEmpty && none.talk.isEmpty)
  }

  @Test("prints names of any bytes as they are, ended by NUL with -0")
  func oddNames() throws {
    let store = try MemoStore([:])
    let names = ["a\nb.md", "犬 '\".md", "A.MD"].map { Array($0.utf8) } + [[0xFF, 0xFE] + Array(".md".utf8)]
    for name in names { OddFile(name, in: store).write(Array("x\n".utf8)) }
    let list = try ShellScript("dokusho list -0", in: store, environment: ["LANG": "C"])
    let wanted = names.map { Array("\(store.path)/posts/".utf8) + $0 }
    #expect(Set(list.output.split(separator: 0).map(Array.init)) == Set(wanted))
    #expect(list.output.last == 0)
    let read = try ShellScript("dokusho list -0 | xargs -0 cat", in: store)
    #expect(read.lines == ["x", "x", "x", "x"])
  }

  @Test("prints a line of values with tabs for each memo")
  func values() throws {
    let list = try ShellScript("dokusho list --format tsv | cut -f 1,4,5,7,8", in: try MemoStore())
    #expect(list.lines[0] == "20261130-091200-neko\t吾輩は猫である\t夏目漱石\t小説, 猫\tyes")
    #expect(list.lines.count == 6)
  }

  @Test("ends quietly where nobody reads on, as other tools do, and says what keeps it from writing")
  func closedPipe() throws {
    let store = try MemoStore()
    for number in 0..<3000 {
      try store.write("2026-\(number).md", "# \(number)\n" + String(repeating: "猫", count: 100))
    }
    for format in ["table", "json", "tsv", "paths"] {
      let script = "{ dokusho list --format \(format); echo $? >status; } | head -1; cat status"
      let list = try ShellScript(script, in: store)
      #expect(list.lines.count == 2 && list.lines.last == "141" && list.talk.isEmpty, "\(format)")
      let deaf = try ShellScript("trap '' PIPE; \(script)", in: store)
      #expect(deaf.lines.count == 2 && deaf.lines.last == "141" && deaf.talk.isEmpty, "\(format)")
    }
    let full = try ShellScript("dokusho list --format paths >/dev/full", in: store)
    #expect(full.end == .exited(1))
    #expect(full.talk == "dokusho: the output cannot be written: the disk is full.\n")
  }

  @Test("works with closed streams and with the data directory before and after it")
  func closedStreams() throws {
    let store = try MemoStore()
    let closed = try ShellScript("dokusho list --format paths <&-; dokusho list >&- 2>&-", in: store)
    #expect(closed.end == .exited(0) && closed.lines.count == 6)
    let places = try ShellScript(
      """
      unset DOKUSHO_DATA_DIR
      dokusho --data-dir store list --limit 1 --format paths
      dokusho list --data-dir=store --limit 1 --format paths
      dokusho list
      """, in: store)
    #expect(places.lines == [store.path, store.path].map { "\($0)/posts/\(MemoStore.cat)" })
    #expect(places.end == .exited(1) && places.talk.contains("cannot be used"))
  }

  @Test("leaves the folder as it is, and reads one that it must not change")
  func harmless() throws {
    let store = try MemoStore()
    let before = try FileTree(path: store.path + "/posts").names.map { ($0, try store.read($0)) }
    _ = try ShellScript(
      "chmod -R a-w store; dokusho list --format json >/dev/null; chmod -R u+w store", in: store)
    let after = try FileTree(path: store.path + "/posts").names.map { ($0, try store.read($0)) }
    #expect(before.elementsEqual(after, by: ==))
    #expect(FileTree(path: store.path).names == ["posts"])
  }
}
