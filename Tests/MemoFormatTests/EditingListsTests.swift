import Testing

@testable import MemoFormat

@Suite("Editing lists")
struct EditingListsTests {
  @Test(
    "an inline list keeps its quotes and spacing",
    arguments: [
      ("[a, \"b c\", 'it''s']", ["a", "b c", "it's", "新"], "[a, \"b c\", 'it''s', 新]"),
      ("[ x , y ]  # c", ["x", "z", "y"], "[ x , z , y ]  # c"),
      ("[a,b]", ["0", "a", "b"], "[\"0\",a,b]"),
      ("[a, b, c]", ["a", "c"], "[a, c]"),
      ("[a, b, c]", ["c"], "[c]"),
      ("[a, b, c]", ["a"], "[a]"),
      ("[a, 'b']", ["a", "c"], "[a, 'c']"),
      ("[a, b,]", ["a", "b", "c"], "[a, b, c,]"),
      ("[a, b]", [], "[]"),
      ("[]", ["a", "b"], "[a, b]"),
      ("[\n  a, # 一\n  b\n ]", ["a", "b", "c"], "[\n  a, # 一\n  b, c\n ]"),
      (
        "[a]", ["a", "no", "b, c", "d: e", "f:g", "[h]"], "[a, \"no\", \"b, c\", \"d: e\", \"f:g\", \"[h]\"]"
      ),
    ])
  func inline(before: String, items: [String], after: String) throws {
    #expect(try edited("tags: \(before)\nid: 1", "tags", .list(items)) == "tags: \(after)\nid: 1")
  }

  @Test(
    "a list in lines keeps its indentation, and each line its comment",
    arguments: [
      ("\n- a # 一\n- b", ["a", "b", "c"], "\n- a # 一\n- b\n- c"),
      ("\n  -   a\n  # 間\n  -   b", ["a", "b", "c"], "\n  -   a\n  # 間\n  -   b\n  -   c"),
      ("\n  - a\n  # 間\n  - b", ["a"], "\n  - a\n  # 間"),
      ("\n  - a\n  - b\n", ["b"], "\n  - b\n"),
      ("\n  - a\n  - b", ["0", "a", "b"], "\n  - \"0\"\n  - a\n  - b"),
      ("\n- 'a' # 一\n- b", ["c", "b"], "\n- 'c' # 一\n- b"),
      ("  # 題\n- a\n- b", ["a", "x", "b"], "  # 題\n- a\n- x\n- b"),
      ("\n- a\n- b", [], " []"),
      ("\n- a: 1\n  b: 2\n- c", ["a: 1\n  b: 2", "c", "d"], "\n- a: 1\n  b: 2\n- c\n- d"),
      ("\n- a\n-\n- c", ["a", "b", "c"], "\n- a\n- b\n- c"),
    ])
  func block(before: String, items: [String], after: String) throws {
    #expect(try edited("tags:\(before)\nid: 1", "tags", .list(items)) == "tags:\(after)\nid: 1")
  }

  @Test(
    "a comma string and a single scalar stay what they are as long as they can",
    arguments: [
      ("x, y, z", ["x", "y", "z", "w"], "x, y, z, w"),
      ("x,y", ["x"], "x"),
      ("x ,y", ["a", "x", "y"], "a ,x ,y"),
      ("\"x, y\"", ["y"], "\"y\""),
      ("single", ["single", "b"], "single, b"),
      ("single", ["other"], "other"),
      ("single", ["a, b"], "[\"a, b\"]"),
      ("single", [], "[]"),
      (" # none", ["a", "b"], "[a, b]  # none"),
      ("~", ["a"], "[a]"),
      ("\"\"", ["a"], "[a]"),
      ("*x", ["a"], "[a]"),
    ])
  func commas(before: String, items: [String], after: String) throws {
    #expect(try edited("tags: \(before)\nid: 1", "tags", .list(items)).hasPrefix("tags: \(after)\nid: 1"))
  }

  @Test("a line list in Windows line ends grows in Windows line ends")
  func carriageReturns() throws {
    let memo = MemoText("---\r\ntags:\r\n- a\r\n---\r\n")
    #expect(try memo.edited("tags", .list(["a", "b"])) == "---\r\ntags:\r\n- a\r\n- b\r\n---\r\n")
    #expect(try memo.edited("tags", .list([])) == "---\r\ntags: []\r\n---\r\n")
  }
}
