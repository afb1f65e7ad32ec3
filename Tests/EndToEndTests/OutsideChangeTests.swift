import Glibc
import TerminalHarness
import Testing

@Suite("Changes from outside")
struct OutsideChangeTests {
  @Test("a new, a changed and a removed memo arrive by themselves, and the selection stays with its memo")
  func arrive() throws {
    let reader = try Reader(MemoStore())
    reader.press("jj")
    try reader.session.waitForText("3/6")
    try reader.store.write("20261201-000000-newm.md", "新しいメモ。\n")
    try reader.session.waitForText("1 new")
    try reader.session.waitForText("4/7")
    try reader.session.waitForCursor(row: 5, column: 0)
    try reader.store.write(
      MemoStore.heart, "---\nbook: こころ（再読）\ncreated: 2026-11-27T08:00:00+09:00\n---\n静か。\n")
    try reader.session.waitForText("こころ（再読）")
    try reader.session.waitForText("1 changed")
    unlink(reader.store.folder.path(of: "store/posts/\(MemoStore.cat)"))
    try reader.session.waitForText("1 gone")
    try reader.session.waitForText("3/6")
    #expect(reader.session.screen.line(4).contains("Pride and Prejudice"))
  }

  @Test("a save by rename is one change of the same memo")
  func rename() throws {
    let reader = try Reader(MemoStore())
    try reader.store.write("draft.tmp", "---\nbook: 名前をかえた本\n---\n本文\n")
    let folder = reader.store.folder
    Glibc.rename(
      folder.path(of: "store/posts/draft.tmp"), folder.path(of: "store/posts/\(MemoStore.train)"))
    try reader.session.waitForText("名前をかえた本")
    try reader.session.waitForText("1 changed")
    try reader.session.waitForText("1/6")
  }

  @Test("a star on a file that is not understood is refused in words, and the list lives on")
  func refused() throws {
    let reader = try Reader(MemoStore())
    try reader.store.write("20261202-000000-odd.md", "---\nbook: [\n---\nx\n")
    try reader.session.waitForText("1 new")
    reader.press("g*")
    try reader.session.waitForText("is not understood as a whole")
    try reader.store.write("20261203-000000-next.md", "つぎ。\n")
    try reader.session.waitForText("/8")
  }
}
