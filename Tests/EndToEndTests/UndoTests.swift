import Glibc
import TerminalHarness
import Testing

@Suite("Undo")
struct UndoTests {
  @Test("a memo that was deleted comes back after a restart, byte for byte, and is selected")
  func acrossRestart() throws {
    let store = try MemoStore()
    let before = try store.read(MemoStore.train)
    let first = try Reader(store)
    first.press("jd")
    try first.session.waitForText("is in the trash; u takes it back.")
    try first.session.waitForText("2/5")
    #expect(!store.folder.contains("store/posts/\(MemoStore.train)"))
    first.press("q")
    #expect(try first.session.waitForExit() == .exited(0))
    let second = try Reader(store)
    second.press("u")
    try second.session.waitForText("Undid: deletion of 1 memo.")
    try second.session.waitForText("2/6")
    #expect(second.session.screen.line(3).hasPrefix("▌"))
    #expect(try store.read(MemoStore.train) == before)
  }

  @Test("stars are taken back and set again across restarts, and the files are as before byte for byte")
  func stars() throws {
    let store = try MemoStore()
    let before = [try store.read(MemoStore.cat), try store.read(MemoStore.train)]
    let first = try Reader(store)
    first.press("*")
    try first.session.waitForText("★ 1 ")
    first.press("j*")
    try first.session.waitForText("★ 2 ")
    // It waits for the star to be written.
    first.session.press(.control("r"))
    try first.session.waitForText("There is nothing to do again.")
    let after = [try store.read(MemoStore.cat), try store.read(MemoStore.train)]
    first.press("q")
    try first.session.waitForExit()
    let second = try Reader(store)
    second.press("u")
    try second.session.waitForText("Undid: star of 1 memo.")
    second.press("u")
    try second.session.waitForText("Undid: removed star of 1 memo.")
    #expect([try store.read(MemoStore.cat), try store.read(MemoStore.train)] == before)
    second.press("q")
    try second.session.waitForExit()
    let third = try Reader(store)
    third.session.press(.control("r"), .control("r"))
    try third.session.waitForText("Done again: star of 1 memo.")
    #expect([try store.read(MemoStore.cat), try store.read(MemoStore.train)] == after)
    third.session.press(.control("r"))
    try third.session.waitForText("There is nothing to do again.")
  }

  @Test("a change from outside since is not overwritten, and that is said")
  func changedOutside() throws {
    let reader = try Reader(try MemoStore())
    reader.press("j*")
    try reader.session.waitForText("★ 3 ")
    reader.session.press(.control("r"))
    try reader.session.waitForText("There is nothing to do again.")
    try reader.store.write(MemoStore.train, "---\nbook: よそ\nfavorite: false\n---\n書き換え\n")
    try reader.session.waitForText("書き換え")
    reader.press("u")
    try reader.session.waitForText("Undid: star of 1 memo.")
    #expect(try reader.store.read(MemoStore.train).contains("書き換え"))
  }
}
