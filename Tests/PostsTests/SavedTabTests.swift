import Testing

@testable import Posts

@Suite("Saved tabs") struct SavedTabTests {
  private let tabs = ["猫の本", "ねこ", "Novels", "Notes"].map {
    SavedTab(name: $0, condition: SearchCondition())
  }

  @Test(
    "are found by their name, or by the beginning of one, as a search takes them",
    arguments: [("猫の本", "猫の本"), ("猫", "猫の本"), ("ネコ", "ねこ"), ("ｎｏｖ", "Novels"), ("NOTES", "Notes")])
  func found(name: String, tab: String) {
    #expect(tabs.find(name) == .one(SavedTab(name: tab, condition: SearchCondition())))
  }

  @Test("are not found by a name that none has, nor by nothing")
  func none() {
    #expect(tabs.find("本") == .none)
    #expect(tabs.find("") == .none)
  }

  @Test("several that begin alike are all named")
  func several() {
    #expect(tabs.find("no") == .several(["Novels", "Notes"]))
  }
}
