import Testing

@testable import MemoFormat
import SeededRandom

@Suite("Writing texts")
struct WritingTests {
  @Test(
    "a text that could be read as anything else is quoted",
    arguments: [
      "", "no", "Yes", "NULL", "~", "true", "off", "y", "1.10", "0012345", "0x1F", "1_000", "1e3", "12:30",
      "2026-11-30", "2026-01-05 10:00 +0900", "-1", "+1", ".5", ".inf", "<<", "=", "- a", "-a", "? a", ": a",
      "@a",
      "`a", "&a", "*a", "!a", "|", ">", "%a", "#a", "[a]", "{a}", "'a", "\"a\"", "a: b", "a:", "a #b", " a",
      "a ", "\u{3000}a", "a\tb", "a\nb", "\u{1B}[2J", "\u{85}", "a\u{2028}b", "\u{FEFF}", "---", "...", ",a",
    ])
  func quoted(text: String) throws {
    let result = try memo("title: x").after("title", .text(text))
    #expect(result.frontMatter.text("title") == text)
    let lines = String(decoding: result.bytes[result.frontMatterLines ?? 0..<0], as: UTF8.self)
    #expect(lines.hasPrefix("title: \"") && lines.hasSuffix("\"\n"))
    #expect(lines.unicodeScalars.dropLast().allSatisfy { !ScalarSource.needsEscape($0) })
  }

  @Test(
    "a harmless text is written as it is",
    arguments: [
      "吾輩は猫である", "C#入門", "a:b", "10月", "1Q84", "it's", "say \"hi\"", "a, b", "a [b]", "nothing", "Re：会議",
      "a\\b",
    ])
  func plain(text: String) throws {
    #expect(try edited("title: x", "title", .text(text)) == "title: \(text)")
  }

  @Test("a quote is doubled also where a mark follows that a letter would be composed with")
  func composedQuote() throws {
    #expect(try edited("title: 'x'", "title", .text("a'\u{200D}b")) == "title: 'a''\u{200D}b'")
  }

  @Test("20,000 texts of awkward pieces are read back equal, as a value, in a list, in quotes and in braces")
  func randomTexts() throws {
    var random = SeededGenerator(seed: 20_261_130)
    let places = [
      "title: x", "title: 'x'", "title: \"x\"", "{title: x}", "title:", "title: [x]", "title:\n- x", "id: 1",
    ]
    for round in 0..<20_000 {
      let text = Self.awkwardText(&random)
      let place = places[round % places.count]
      let isList = place.contains("[") || place.contains("-")
      let result = try memo(place).after("title", isList ? .list(["k", text]) : .text(text))
      let read = isList ? result.frontMatter.list("title").last : result.frontMatter.text("title")
      guard let read, read.isIdentical(to: text) else {
        Issue.record("\(text.debugDescription) in \(place) is read as \(String(describing: read))")
        return
      }
    }
  }

  static func awkwardText(_ random: inout SeededGenerator) -> String {
    let pieces = [
      ":", " ", "#", "'", "\"", "\\", "\n", "\r", "\t", "-", "?", ",", "[", "]", "{", "}", "&", "*", "!", "|",
      ">", "%",
      "@", "`", "~", "=", "<", ".", "no", "null", "true", "1", "0x", "e", "猫", "か\u{3099}", "\u{0}", "\u{7F}",
      "\u{85}",
      "\u{A0}", "\u{2028}", "\u{3000}", "\u{FEFF}", "\u{FFFE}", "\u{1F600}", "\u{10FFFF}", "\u{1B}",
      "\u{200D}", "---",
      "...", "a", ": ", " #", "\\x41", "<<",
    ]
    return (0..<Int.random(in: 0...8, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
      .joined()
  }
}
