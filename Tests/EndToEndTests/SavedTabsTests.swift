import TerminalHarness
import Testing

@Suite("Saved tabs")
struct SavedTabsTests {
  private let file = "store/tabs.yaml"

  @Test("a condition is saved under a name, stands in a readable file, and is a tab at the next start")
  func save() throws {
    let store = try MemoStore()
    let reader = try Reader(store)
    reader.press("/漱石")
    reader.session.press(.enter)
    reader.press("S")
    try reader.session.waitForText("Name of the tab: 漱石")
    reader.press("の本")
    reader.session.press(.enter)
    try reader.session.waitForText("[4 漱石の本]")
    try reader.session.waitForText("1/2")
    #expect(try store.folder.read(file).hasSuffix("\n- name: 漱石の本\n  query: 漱石\n"))
    reader.press("Q")
    #expect(try reader.session.waitForExit() == .exited(0))
    let again = try Reader(store)
    try again.session.waitForText(" 4 漱石の本 ")
    again.press("4")
    try again.session.waitForText("1/2")
    again.press("/精神")
    again.session.press(.enter)
    again.press("S")
    try again.session.waitForText("“漱石の本” shows this condition from now on.")
    #expect(try store.folder.read(file).hasSuffix("\n- name: 漱石の本\n  query: 漱石 精神\n"))
  }

  @Test(
    "the file is edited by hand: the tabs follow, a broken entry is told with its line, and nothing is lost")
  func byHand() throws {
    let store = try MemoStore()
    try store.folder.write(file, "# 手で\n\n- name: 猫\n  query: book:猫   # 本だけ\n")
    let reader = try Reader(store)
    try reader.session.waitForText(" 4 猫 ")
    try store.folder.write(
      file, "# 手で\n\n- name: 猫\n  query: book:猫   # 本だけ\n- name: 空\n- name: 星\n  query: fav:yes\n")
    try reader.session.waitForText("tabs.yaml, line 5: a tab has a name and a query.")
    try reader.session.waitForText(" 5 星 ")
    reader.press("5")
    try reader.session.waitForText("1/2   ★ 2")
    reader.press(":tabs")
    reader.session.press(.enter)
    try reader.session.waitForText("Saved tabs")
    reader.press("jr")
    try reader.session.waitForText("Name of the tab: 星")
    reader.press("印")
    reader.session.press(.enter)
    try reader.session.waitForText("星印")
    try reader.session.waitForScreen("the tab renamed in its row") { $0.line(3).contains("星印") }
    #expect(
      try store.folder.read(file)
        == "# 手で\n\n- name: 猫\n  query: book:猫   # 本だけ\n- name: 空\n- name: 星印\n  query: fav:yes\n")
  }

  @Test("a file that is no YAML is not written to, and saving says why")
  func broken() throws {
    let store = try MemoStore()
    try store.folder.write(file, "- name: [猫\n")
    let reader = try Reader(store)
    reader.press("S")
    try reader.session.waitForText("Name of the tab:")
    reader.press("x")
    reader.session.press(.enter)
    try reader.session.waitForText("Not saved. tabs.yaml, line")
    #expect(try store.folder.read(file) == "- name: [猫\n")
  }
}
