import Testing

@testable import MemoFormat

@Suite("A list of mappings") struct MappingListTests {
  private func list(_ text: String) throws -> MappingList { try MappingList(Array(text.utf8)) }

  private func names(_ list: MappingList) -> [String?] {
    list.items.map { try? $0.content.get().text("name") }
  }

  private let file = """
    # My tabs

    # cats first
    - name: 猫
      query: "book:猫 -犬"   # no dogs
    - name: B
      query: b

    - {name: C, query: c}

    """

  @Test("is read item by item, wherever comments and blank lines stand")
  func items() throws {
    let list = try list(file)
    #expect(names(list) == ["猫", "B", "C"])
    #expect(list.items.map(\.line) == [4, 6, 9])
    #expect(try list.items[0].content.get().text("query") == "book:猫 -犬")
  }

  @Test(
    "may be empty, indented, with CRLF, a byte order mark or a document start",
    arguments: [
      ("", 0), ("# nothing\n", 0), ("---\n- name: a\n", 1), ("  - name: a\n    query: b\n  - name: c", 2),
      ("- name: a\r\n  query: b\r\n- name: c\r\n", 2), ("\u{FEFF}- name: a\n", 1),
      ("-\n  name: a\n", 1), ("- name: >-\n    - a\n    - b\n", 1),
    ])
  func forms(text: String, count: Int) throws {
    let list = try list(text)
    #expect(list.items.count == count)
    #expect(names(list).allSatisfy { $0 != nil })
  }

  @Test("says where an item is no YAML or no mapping, and reads the others")
  func broken() throws {
    let list = try list("- name: [a\n  query: b\n- name: B\n- just text\n- name: D\nstray: x\n")
    #expect(names(list) == [nil, "B", nil, nil])
    guard case .failure(.invalidYAML(let line, _)) = list.items[0].content else {
      Issue.record("understood")
      return
    }
    #expect((1...3).contains(line))
    guard case .failure(.notAMapping(4)) = list.items[2].content else {
      Issue.record("not in line 4")
      return
    }
    guard case .failure(.invalidYAML(6, _)) = list.items[3].content else {
      Issue.record("not in line 6")
      return
    }
  }

  @Test(
    "is none where something else stands", arguments: ["tabs: []\n", "[]", "\n# a\nname: x\n- name: y\n"])
  func refused(text: String) throws {
    #expect(throws: MappingList.Problem.self) { try list(text) }
  }

  @Test("gets another text in one place and keeps all else as it is")
  func setting() throws {
    let bytes = try list(file).setting("query", to: "book:\"猫 の\"", ofItem: 0)
    let expected = file.replacing("\"book:猫 -犬\"", with: "\"book:\\\"猫 の\\\"\"")
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
    #expect(try MappingList(bytes).items[0].content.get().text("query") == "book:\"猫 の\"")
  }

  @Test("loses an item with its own comment and takes it back at the same place")
  func removing() throws {
    let list = try list(file)
    let shorter = list.removing(0)
    #expect(String(decoding: shorter, as: UTF8.self).hasPrefix("# My tabs\n\n- name: B\n"))
    #expect(try MappingList(shorter).inserting(list.text(ofItem: 0), at: 0) == list.bytes)
    for index in list.items.indices {
      let without = try MappingList(list.removing(index))
      #expect(without.items.count == 2)
      #expect(without.inserting(list.text(ofItem: index), at: index) == list.bytes)
    }
  }

  @Test(
    "gets an item at its end that reads back as it was given, with the line ends of the file",
    arguments: ["", "- name: x", "- name: x\r\n", "# only\n", "  - name: x\n"])
  func appending(text: String) throws {
    for value in [
      "", "a", "-犬 OR \"b c\"", "# no comment", "'", "12", "null", "a: b", "\u{301}x", "book:=\"猫\"",
    ] {
      let list = try list(text)
      let longer = try MappingList(list.appending(["name": value, "query": value]))
      #expect(longer.items.count == list.items.count + 1)
      let item = try #require(longer.items.last).content.get()
      #expect(item.entry("name").map { $0.text ?? "" } == value)
      #expect(item.entry("query").map { $0.text ?? "" } == value)
      #expect(text.contains("\r\n") == longer.bytes.contains(0x0D))
    }
  }
}
