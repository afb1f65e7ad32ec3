import Files
import Posts
import Testing

@testable import PostFiles

@Suite("The file of the saved tabs") struct TabsFileTests {
  private let folder = TemporaryFolder()
  private var file: TabsFile { TabsFile(in: folder.path) }

  private func write(_ text: String) { folder.write(text, to: "tabs.yaml") }
  private var text: String? { folder.text(of: "tabs.yaml") }
  private func tab(_ name: String, _ query: String) throws -> SavedTab {
    SavedTab(name: name, condition: try SearchCondition(parsing: query))
  }

  private let twoTabs = """
    # mine

    - name: 猫   # the cats
      query: 猫
    - name: train
      query: 銀河 鉄道

    """

  @Test("is no tab where there is no file, and is made with the first one")
  func first() throws {
    #expect(file.read() == SavedTabsSnapshot())
    _ = try file.change { text throws(SavedTabsError) in
      try text.keeping(SavedTab(name: "猫", condition: SearchCondition()))
    }
    #expect(text?.hasPrefix("# ") ?? false)
    #expect(try file.read() == SavedTabsSnapshot(tabs: [tab("猫", "")]))
  }

  @Test("is read as it is written by hand, in its order")
  func read() throws {
    write(twoTabs)
    #expect(try file.read() == SavedTabsSnapshot(tabs: [tab("猫", "猫"), tab("train", "銀河 鉄道")]))
  }

  @Test(
    "an entry without name or query, or with a name that is taken, is told with its line; the others are tabs"
  )
  func broken() throws {
    write(
      "- name: a\n  query: a\n- name: b\n- query: c\n- name: Ａ\n  query: d\n- name: e\n  query:\n- name: [\n")
    let snapshot = file.read()
    #expect(snapshot.tabs.map(\.name) == ["a", "e"])
    #expect(
      snapshot.problems.prefix(3) == [
        .incomplete(line: 3), .incomplete(line: 4), .nameTwice(line: 5, name: "Ａ"),
      ])
    guard case .invalidYAML = snapshot.problems.last else {
      Issue.record("\(snapshot.problems)")
      return
    }
  }

  @Test("an edit changes only its place: comments, blank lines and the other entries stay")
  func edits() throws {
    write(twoTabs)
    let cat = try tab("猫", "子猫")
    _ = try file.change { text throws(SavedTabsError) in try text.keeping(cat) }
    #expect(text == twoTabs.replacing("query: 猫", with: "query: 子猫"))
    _ = try file.change { text throws(SavedTabsError) in try text.renaming("train", to: "汽車") }
    #expect(text == twoTabs.replacing("query: 猫", with: "query: 子猫").replacing("train", with: "汽車"))
    _ = try file.change { text throws(SavedTabsError) in try text.moving("汽車", by: -1) }
    #expect(file.read().tabs.map(\.name) == ["汽車", "猫"])
    #expect(text?.contains("- name: 猫   # the cats\n  query: 子猫\n") ?? false)
    _ = try file.change { text throws(SavedTabsError) in try text.moving("汽車", by: 1) }
    #expect(text == twoTabs.replacing("query: 猫", with: "query: 子猫").replacing("train", with: "汽車"))
  }

  @Test("an entry that is not understood stays, whatever else is edited")
  func keepsBroken() throws {
    write("- name: a\n  query: a\n- name: unfinished\n- name: b\n  query: b\n")
    _ = try file.change { text throws(SavedTabsError) in try text.moving("b", by: -1) }
    #expect(text == "- name: b\n  query: b\n- name: a\n  query: a\n- name: unfinished\n")
  }

  @Test(
    "a file that is no list, no YAML or no text is never written to",
    arguments: ["tabs: x\n", "- name: [\n- name: a\n  query: a\n", "[]\n"])
  func refusal(content: String) throws {
    write(content)
    #expect(throws: SavedTabsError.self) {
      try file.change { text throws(SavedTabsError) in
        try text.keeping(SavedTab(name: "x", condition: SearchCondition()))
      }
    }
    #expect(text == content)
  }

  @Test("a folder in its place is told as a file that cannot be read, and left alone")
  func unreadable() throws {
    folder.makeFolder("tabs.yaml")
    guard case .unreadable = file.read().problems.first else {
      Issue.record("\(file.read())")
      return
    }
    #expect(throws: SavedTabsError.self) {
      try file.change { text throws(SavedTabsError) in
        try text.keeping(SavedTab(name: "x", condition: SearchCondition()))
      }
    }
  }

  @Test("what another program wrote in between is kept: the change is made of that")
  func meddling() throws {
    write(twoTabs)
    var isFirst = true
    _ = try file.change { text throws(SavedTabsError) in
      if isFirst { folder.replace("tabs.yaml", by: "- name: other\n  query: 他\n") }
      isFirst = false
      return try text.keeping(SavedTab(name: "x", condition: SearchCondition()))
    }
    #expect(file.read().tabs.map(\.name) == ["other", "x"])
  }
}
