import BadMemos
import Testing

@testable import MemoFormat

@Suite("Editing fields")
struct EditingTests {
  @Test("a memo without front matter gets one at its top, after a byte order mark, in its line ends")
  func newFrontMatter() throws {
    #expect(
      try MemoText("# 題\r\n本文").edited("favorite", .flag(true)) == "---\r\nfavorite: true\r\n---\r\n# 題\r\n本文"
    )
    #expect(try MemoText("\u{FEFF}本文").edited("title", .text("題")) == "\u{FEFF}---\ntitle: 題\n---\n本文")
    #expect(try MemoText("").edited("tags", .list(["a", "b"])) == "---\ntags: [a, b]\n---\n")
  }

  @Test("a new key stands before the closing fence")
  func newKey() throws {
    #expect(try edited("title: a", "favorite", .flag(false)) == "title: a\nfavorite: false")
    #expect(try MemoText("---\n---\n").edited("title", .text("題")) == "---\ntitle: 題\n---\n")
    #expect(
      try edited("summary: |\n  一\n\n# 終わり", "rating", .literal("4")) == "summary: |\n  一\n\n# 終わり\nrating: 4"
    )
    #expect(try edited("  title: a", "book", .text("b")) == "  title: a\n  book: b")
    #expect(try edited("title: a", "no", .text("b")) == "title: a\n\"no\": b")
    #expect(throws: EditError.notRepresentable) { try memo("{title: a}").setting("book", to: .text("b")) }
  }

  @Test("the fences stay what they are: dots, blanks, line ends")
  func fences() throws {
    #expect(
      try BadFiles.memo("07").edited("favorite", .flag(true))
        == "---\ntitle: 点三つで閉じる\nfavorite: true\n...\n本文\n")
    #expect(try BadFiles.memo("12").edited("favorite", .flag(true)).hasPrefix("--- \t\n"))
    #expect(try BadFiles.memo("12").edited("favorite", .flag(true)).contains("favorite: true\n---   \n本文"))
  }

  @Test("each line keeps its own line end, a new one takes its neighbour's")
  func lineEnds() throws {
    let memo = BadFiles.memo("09")
    #expect(try memo.edited("title", .text("題")).contains("id: m09\r\ntitle: 題\r\ndate:"))
    #expect(try memo.edited("favorite", .flag(true)).hasSuffix("favorite: true\r\n---\r\nLF本文\nもう一行\n"))
  }

  @Test("only the value changes: the comment after it, its quotes and the blanks before it stay")
  func valueOnly() throws {
    #expect(
      try edited("favorite: false   # my star", "favorite", .flag(true)) == "favorite: true   # my star")
    #expect(try edited("title:   'a'  # b", "title", .text("it's")) == "title:   'it''s'  # b")
    #expect(try edited("page: \"12\"", "page", .text("13")) == "page: \"13\"")
    #expect(try edited("title: \"a\"", "title", .text("b")) == "title: \"b\"")
    #expect(try edited("title: \"a: b\"", "title", .text("b")) == "title: b")
    #expect(try edited("title:  # none", "title", .text("題")) == "title: 題  # none")
    #expect(try edited("draft: ~", "draft", .text("題")) == "draft: 題")
    #expect(try edited("title: 長い\n  題名\nid: 1", "title", .text("題")) == "title: 題\nid: 1")
    #expect(try edited("note: |-\n  一\n  二\n\nid: 1", "note", .text("三")) == "note: 三\n\nid: 1")
    #expect(try edited("{title: a, id: 1}", "title", .text("b, c")) == "{title: \"b, c\", id: 1}")
  }

  @Test("the edit of a commented memo is a change of one line")
  func oneLine() throws {
    let memo = BadFiles.memo("19")
    let result = try memo.edited("tags", .list(["x", "y", "読書"]))
    let before = String(decoding: memo.bytes, as: UTF8.self).split(separator: "\n")
    let changed = zip(before, result.split(separator: "\n")).filter { $0.0 != $0.1 }
    #expect(changed.map(\.1) == ["tags:  [ x , y , 読書 ]  # 間隔も大事"])
  }

  @Test("numbers and dates are written bare when they read back as they are")
  func literals() throws {
    #expect(try edited("rating: 4", "rating", .literal("5")) == "rating: 5")
    #expect(
      try edited("updated: 2026-11-30", "updated", .literal("2026-12-01T10:00:00+09:00"))
        == "updated: 2026-12-01T10:00:00+09:00")
    for bad in ["", "~", "a # b", "a\nb: c", "[a]", "a: b", " a"] {
      #expect(throws: EditError.notRepresentable) {
        try memo("rating: 4").setting("rating", to: .literal(bad))
      }
    }
  }

  @Test("setting what is there already changes nothing, quoted or not")
  func unchanged() throws {
    for (lines, key, value) in [
      ("title: 'a'", "title", FieldValue.text("a")), ("favorite: True", "favorite", .flag(true)),
      ("tags: [ 'a',b ]", "tags", .list(["a", "b"])), ("tags:\n- a\n", "tags", .list(["a"])),
      ("tags: a , b", "tags", .list(["a", "b"])), ("tags:", "tags", .list([])),
      ("version: 1.10", "version", .text("1.10")),
      ("author: [A, B]", "author", .text("A, B")),
    ] {
      #expect(try memo(lines).setting(key, to: value) == memo(lines).bytes)
    }
  }

  @Test("composed and decomposed letters are different texts")
  func normalization() throws {
    let result = try memo("title: が").setting("title", to: .text("か\u{3099}"))
    #expect(result == memo("title: か\u{3099}").bytes)
  }

  @Test("what is not understood is refused with its reason")
  func refused() {
    let refused: [(String, MemoProblem)] = [
      ("04", .unclosedFence), ("06", .notAMapping), ("11", .displacedFence), ("22", .notAMapping),
      ("27", .tooDeep), ("30", .notUTF8), ("31", .notUTF8), ("33", .damaged),
      ("20", .invalidYAML(line: 3, reason: "mapping values are not allowed in this context")),
    ]
    for (name, problem) in refused {
      #expect(throws: EditError.notEditable(problem)) {
        try BadFiles.memo(name).setting("favorite", to: .flag(true))
      }
    }
  }

  @Test("a key that stands twice is refused, the others are not")
  func duplicate() throws {
    let memo = BadFiles.memo("17")
    #expect(throws: EditError.notEditable(.duplicateKey("tags"))) {
      try memo.setting("tags", to: .list(["x"]))
    }
    #expect(try memo.after("favorite", .flag(true)).frontMatter.text("favorite") == "true")
  }

  @Test("an edit never takes an anchor, a mapping or a comment with it")
  func nothingLost() {
    for (lines, value) in [
      ("a: &x 1\nb: *x", FieldValue.text("2")), ("a: {b: 1}", .text("2")), ("a:\n  b: 1", .list(["c"])),
      ("a:\n- 1\n# why\n- 2", .text("3")), ("a: | # why\n  b", .text("3")),
      ("a: [1, # why\n 2]", .list(["1"])),
      ("a: [&x 1, 2]\nb: *x", .list(["2"])), ("a: [1 # why\n]", .list([])), ("a:\n- {b: 1}", .list([])),
    ] {
      #expect(throws: EditError.wouldLoseText) { try memo(lines).setting("a", to: value) }
    }
  }

  @Test("an alias can be replaced, anchors elsewhere stay as written")
  func anchors() throws {
    let result = try BadFiles.memo("25").edited("copy", .text("写し"))
    #expect(
      result
        == String(decoding: BadFiles.memo("25").bytes, as: UTF8.self).split(separator: "copy: *b").joined(
          separator: "copy: 写し"))
  }

  @Test("stray bytes of the body survive a title edit")
  func strayBytes() throws {
    let memo = BadFiles.memo("32")
    let result = try memo.after("title", .text("新しい"))
    #expect(result.bytes[result.body] == memo.bytes[memo.body])
  }
}
