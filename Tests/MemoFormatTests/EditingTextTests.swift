import Testing

@testable import MemoFormat

@Suite("Editing the text") struct EditingTextTests {
  private func edited(_ memo: String, _ text: String) throws -> String {
    String(decoding: try MemoText(memo).settingBody(to: text), as: UTF8.self)
  }

  @Test("leaves the front matter and every line that stays")
  func lines() throws {
    #expect(try edited("---\na: 1  # x\n---\n一\n二\n三\n", "一\n2\n三\n") == "---\na: 1  # x\n---\n一\n2\n三\n")
    #expect(try edited("一\n二\n三", "二\n三\n四") == "二\n三\n四")
    #expect(try edited("", "一\n") == "一\n")
    #expect(try edited("一\n", "") == "")
  }

  @Test("keeps the line ends of the file, and of each line that stays its own")
  func lineEnds() throws {
    let memo = "---\r\na: 1\r\n---\r\n一\r\n二\r\n"
    #expect(try edited(memo, "一\n新\n二\n") == "---\r\na: 1\r\n---\r\n一\r\n新\r\n二\r\n")
    #expect(try edited("一\r\n二\n三\r\n", "0\n二\n三\n") == "0\r\n二\n三\r\n")
    #expect(try edited("一\n", "一\r\n二") == "一\n二\n")
  }

  @Test("keeps a missing last line end missing, and one that is there")
  func lastLineEnd() throws {
    #expect(try edited("一\n二", "一\n三") == "一\n三")
    #expect(try edited("一\n二\n", "一\n三") == "一\n三\n")
    #expect(try edited("一\n二", "一\n二\n") == "一\n二\n")
  }

  @Test("keeps bytes that are not UTF-8, and how letters are composed, in lines that stay")
  func oddBytes() throws {
    let memo = MemoText(Array("か\u{3099}\n".utf8) + [0xFF, 0x0A] + Array("終\n".utf8))
    let edited = try memo.settingBody(to: "か\u{3099}\n\u{FFFD}\n新\n")
    #expect(edited == Array("か\u{3099}\n".utf8) + [0xFF, 0x0A] + Array("新\n".utf8))
    #expect(try memo.settingBody(to: "\u{304C}\n\u{FFFD}\n終\n").starts(with: Array("\u{304C}\n".utf8)))
  }

  @Test(
    "that would be read as front matter gets an empty one in front of it",
    arguments: ["---\na: 1\n---\n", "---\n一\n", "\n---\na: 1\n---\n二\n", "---"])
  func fences(text: String) throws {
    let edited = try edited("一\n", text)
    #expect(edited.hasPrefix("---\n---\n---") || edited.hasPrefix("---\n---\n\n---"))
    let memo = MemoText(Array(edited.utf8))
    #expect(memo.bodyText.hasPrefix(text) && memo.frontMatter.entries.isEmpty && memo.isEditable)
  }

  @Test("goes below a closing fence that ends the file")
  func openFence() throws {
    #expect(try edited("---\na: 1\n---", "一") == "---\na: 1\n---\n一")
    #expect(try edited("---\r\na: 1\r\n---", "一") == "---\r\na: 1\r\n---\r\n一")
  }

  @Test("keeps the byte order mark, also before an empty front matter")
  func mark() throws {
    #expect(try edited("\u{FEFF}一", "二") == "\u{FEFF}二")
    #expect(try edited("\u{FEFF}一", "---\nb: 1\n---\n") == "\u{FEFF}---\n---\n---\nb: 1\n---\n")
  }

  @Test("is refused where the memo is not understood, or would not be")
  func refusals() {
    #expect(throws: EditError.notEditable(.unclosedFence)) { try edited("---\na: 1\n", "一") }
    #expect(throws: EditError.notEditable(.conflictMarkers)) {
      try edited("一", "<<<<<<< a\n=======\n>>>>>>> b\n")
    }
  }

  @Test("of many thousand lines takes a moment")
  func long() throws {
    let old = (0..<20_000).map { "\($0)" }.joined(separator: "\n")
    let new = (0..<20_000).map { "\($0 &* 7)" }.joined(separator: "\n")
    #expect(try edited(old, new) == new)
  }
}
