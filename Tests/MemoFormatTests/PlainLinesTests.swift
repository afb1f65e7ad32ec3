import Testing

@testable import MemoFormat
import SeededRandom

@Suite("Plain lines")
struct PlainLinesTests {
  @Test("the memo of the manual is read on the short way")
  func common() throws {
    let text =
      "book: 吾輩は猫である\nauthor: 夏目漱石   # one\npage: \"12\"\ntags: [小説, 猫 ]\r\nrating: 4\n\n# c\nsource:\n"
    let short = Self.read(Array(text.utf8))
    let frontMatter = try #require(short)
    #expect(frontMatter.text("author") == "夏目漱石")
    #expect(frontMatter.list("tags") == ["小説", "猫"])
    #expect(frontMatter.entries.count == 6)
  }

  @Test(
    "100,000 random blocks: where the short way does not give up, it reads what libyaml reads, at the same places"
  )
  func agreement() throws {
    var random = SeededGenerator(seed: 3)
    var read = 0
    for _ in 0..<100_000 {
      let block = Self.block(&random)
      guard let short = Self.read(block) else { continue }
      read += 1
      let long = try? FrontMatterReader.read(block.span, block: 0..<block.count)
      guard let long, "\(short)" == "\(long)" else {
        Issue.record(
          "\(String(decoding: block, as: UTF8.self).debugDescription): \(short) is not \(String(describing: long))"
        )
        return
      }
    }
    #expect(read > 10_000)
  }

  private static func read(_ block: [UInt8]) -> FrontMatter? {
    PlainLines.read(block.span, block: 0..<block.count)
  }

  private static func block(_ random: inout SeededGenerator) -> [UInt8] {
    let keys = [
      "a", "title", "no", "1", "a-b", "_", "-a", "- a", "猫", " a", "a b", "?", "<<", "\"a\"", "#", "a:",
    ]
    let marks = [
      ":", " ", " ", "#", "\"", "'", "[", "]", ",", "{", "}", "\\", "\t", "-", "?", "&x", "*x", "!", "|", ">",
      "%", "@", "`", "~",
      "\u{85}", "\u{A0}", "\u{2028}", "\u{3000}", "\u{FEFF}", "\u{FFFD}", "\u{FFFE}", "\u{FFFF}", "\u{1F600}",
      "\u{7F}", "\r", "\0",
      ": ", " #", "---", "...", "[a, ", ", b]", ".", "_", "/",
    ]
    let ends = ["\r\n", "\n\n", "\n# c\n", "\n  y\n", "\n- y\n", "\n#\t\n", "\n \n"]
    var text = ""
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      text += (oneIn(6, &random) ? keys.randomElement(using: &random) ?? "" : "key") + ":"
      text += oneIn(8, &random) ? "" : " "
      text += ["", "", "[", "\""].randomElement(using: &random) ?? ""
      for _ in 0..<Int.random(in: 0...5, using: &random) {
        text += oneIn(3, &random) ? marks.randomElement(using: &random) ?? "" : "x"
      }
      text += ["", "", "]", "\"", "] # c", "\"#"].randomElement(using: &random) ?? ""
      text += oneIn(4, &random) ? ends.randomElement(using: &random) ?? "" : "\n"
    }
    return Array(text.utf8)
  }

  private static func oneIn(_ count: Int, _ random: inout SeededGenerator) -> Bool {
    Int.random(in: 0..<count, using: &random) == 0
  }
}
