import Files
import MemoFormat
import SeededRandom
import Testing

@testable import PostFiles
@testable import Posts

@Suite("The short way to a memo") struct PlainPostsTests {
  private let reader = PostReader(localTime: JapanTime())

  @Test("is taken by the memo of the manual, and by one without tags")
  func common() {
    var plain = PlainPosts(localTime: JapanTime(), cachePlaces: 16)
    for tags in ["[小説, 猫]", "[]"] {
      let fields = "book: 吾輩は猫である\npage: \"12\"\ntags: \(tags)\ncreated: 2026-11-30T09:12:00+09:00"
      let memo = Array("---\n\(fields)\n---\n# 見出し\n本文\n".utf8)
      #expect(plain.post(PostID("memo"), memo.span, modified: 0)?.fields.book == "吾輩は猫である")
    }
  }

  @Test("2,000 random memos: where it does not give up, it leads to the same memo and the same body")
  func agreement() {
    var random = SeededGenerator(seed: 5)
    var plain = PlainPosts(localTime: JapanTime(), cachePlaces: 16)
    var count = 0
    for number in 0..<2_000 {
      let id = PostID(number.isMultiple(of: 3) ? "memo" : "20261130-091200-memo")
      let bytes = Self.memo(&random)
      guard let short = plain.post(id, bytes.span, modified: 86_400_000_000_000) else { continue }
      count += 1
      let memo = MemoText(bytes)
      let long = reader.post(id, memo, modified: 86_400_000_000_000)
      guard "\(short.fields)" == "\(long.fields)", short.body == memo.body, memo.problems.isEmpty else {
        Issue.record("\(String(decoding: bytes, as: UTF8.self)) is \(short.fields), not \(long.fields)")
        return
      }
    }
    #expect(count > 500)
  }

  private static let keys =
    PlainKeys.Meaning.allCases.flatMap(\.names) + [
      "unknown", "Book", "book_", "a-very-long-key-that-means-nothing",
    ]
  private static let values = [
    "", "猫", "a, b ,,c", "\"\"", "\" a , b \"", "\"2026-11-30\"", "[]", "[ ]", "[a]", "[a, 猫/犬, b_c]",
    "[null]",
    "null", "Null", "NULL", "nuLl", "true", "True", "false", "\"true\"", "\"null\"", "[true]", "0", "3",
    "\"4\"", "5",
    "6", "read", "Reading", "quote", "THOUGHT", "2026-11-30T09:12:00+09:00", "2026-11-30T09:12:60+09:00",
    "2026-11-30T09:12:00-23:59", "2026-02-30T09:12:00+09:00", "2026-11-30 09:12", "2026/11/30", "2026年3月1日",
    "2026-11-30T09:12:00+09:00 # c", "2026-11-30t09:12:00Z", "吾輩は猫である。名前はまだ無い。", "12 # page", "'x'", "x: y",
  ]
  private static let bodies = [
    "", "本文", "> 引用\n本文", "\n\n# 見出し\n", "# 見出し\n\n>\n> 引用\n>\n> 引用\n", "- a\n- b\n", "　　段落\r\n二\r\n",
    "\n \n", "<<<",
    "<<<<<<< a\n=======\n>>>>>>> b\n", String(repeating: "猫", count: 400),
    String(repeating: "犬と猫\n", count: 100), ">", "\u{0}",
    // What is looked at of a long body ends within a character of these.
    "# " + String(repeating: "猫", count: 1_500),
    String(repeating: "# " + String(repeating: "a", count: 133) + "\n", count: 30)
      + String(repeating: "猫", count: 100),
  ]

  private static func memo(_ random: inout SeededGenerator) -> [UInt8] {
    var text = "---\n"
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      text += "\(keys.randomElement(using: &random) ?? ""): \(values.randomElement(using: &random) ?? "")\n"
    }
    text += Int.random(in: 0..<20, using: &random) == 0 ? "" : "---\n"
    for _ in 0..<Int.random(in: 0...2, using: &random) { text += bodies.randomElement(using: &random) ?? "" }
    var bytes = Array(text.utf8)
    if Int.random(in: 0..<20, using: &random) == 0 { bytes.append(0xFF) }
    return bytes
  }
}
