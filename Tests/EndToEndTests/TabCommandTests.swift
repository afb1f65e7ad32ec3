import TerminalHarness
import Testing

@Suite("A saved tab on the command line") struct TabCommandTests {
  private static let tabs = """
    - name: 好きな本
      query: fav:yes sort:created-asc
    - name: 川
      query: 川

    """

  @Test("is listed by its name, or by the beginning of it")
  func named() throws {
    let store = try MemoStore()
    try store.folder.write("store/tabs.yaml", Self.tabs)
    let list = try ShellScript(
      """
      dokusho list --format paths @好きな本
      dokusho list --format paths @好き
      """, in: store)
    #expect(list.end == .exited(0))
    #expect(
      list.lines.map { $0.split(separator: "/").last.map(String.init) } == [
        MemoStore.heart, MemoStore.cat, MemoStore.heart, MemoStore.cat,
      ])
  }

  @Test("that there is not ends with 1, and the tabs are named")
  func unknown() throws {
    let store = try MemoStore()
    let without = try ShellScript("dokusho list @猫", in: store)
    #expect(without.end == .exited(1) && without.output.isEmpty)
    #expect(without.talk == "dokusho: There is no tab 猫, since no condition has been saved yet.\n")
    try store.folder.write("store/tabs.yaml", Self.tabs)
    let with = try ShellScript("dokusho list @猫", in: store)
    #expect(with.talk == "dokusho: There is no tab 猫; the tabs are: @好きな本 @川.\n")
  }
}
