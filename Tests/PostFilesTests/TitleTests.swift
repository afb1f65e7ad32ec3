import Testing

@testable import PostFiles
@testable import Posts

@Suite("A memo's title and first words") struct TitleTests {
  @Test("are its key's, else the first heading, else the first line of text, else the file name")
  func fallBacks() {
    #expect(readMemo("---\ntitle: 題\n---\n本文\n# 見出し\n").title == "題")
    #expect(readMemo("---\ntitle:\n---\n本文\n## 見出し\n").title == "見出し")
    #expect(readMemo("\n\n> 吾輩は猫である。\n\n名前はまだ無い。\n").title == "吾輩は猫である。")
    #expect(readMemo("\n \n", name: "読書会のメモ").title == "読書会のメモ")
  }

  @Test("pass over rules and fences", arguments: ["---", "----", "***", "___", "---  "])
  func rules(rule: String) {
    let memo = readMemo("\n\(rule)\nただの一文です\n\(rule)\n本文\n")
    #expect((memo.title, memo.firstWords) == ("ただの一文です", "ただの一文です 本文"))
  }

  @Test("are the same whatever the line ends", arguments: ["\n", "\r\n"])
  func lineEnds(lineEnd: String) {
    let lines = ["---", "book: 猫", "---", "# 見出し", "", "> 引用", "本文", ""]
    let memo = readMemo(lines.joined(separator: lineEnd))
    #expect((memo.title, memo.firstWords, memo.kind) == ("見出し", "引用 本文", .note))
    #expect(readMemo("> 引用\(lineEnd)\(lineEnd)本文").title == "引用")
  }

  @Test("leave out the marks of Markdown", arguments: ["> 本文", ">> 本文", "> > 本文", "- 本文", "* 本文", "  + 本文"])
  func marks(line: String) {
    #expect(readMemo("\(line)\n").firstWords == "本文")
  }

  @Test("take no hash for a heading that is none", arguments: ["#本文", "####### 本文", "＃ 本文"])
  func noHeadings(line: String) {
    #expect(readMemo("\(line)\n").title == line)
  }

  @Test("leave out a character that their limit cuts")
  func limits() {
    for length in 1...3 {
      let memo = readMemo(String(repeating: "a", count: length) + String(repeating: "猫", count: 2000))
      for text in [memo.title, memo.firstWords] {
        #expect(text.hasSuffix("猫") && text.utf8.count <= 320 && text.utf8.count > 316)
      }
    }
  }

  @Test("run on over the lines up to a row's length, blanks left out")
  func firstWords() {
    #expect(readMemo("一\n\n　二\n# 見出し\n三\n").firstWords == "一 二 三")
    let long = readMemo(String(repeating: "猫\n", count: 1000)).firstWords
    #expect(long.count >= 79 && long.count <= 330)
  }

  @Test("of a memo that is not UTF-8 are readable where its encoding is known")
  func utf16() {
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in "# 見出し\n本文".utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let memo = readMemo(bytes)
    #expect((memo.title, memo.firstWords, memo.problem) == ("見出し", "本文", .notUTF8))
  }
}
