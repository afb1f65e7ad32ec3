import Posts
import SeededRandom
import Testing

struct QuotedBodyTests {
  @Test("the book's words and the reader's come apart and together")
  func usual() {
    let body = "> 吾輩は猫である。\n>\n> 名前はまだ無い。\n\n書き出し。\n\n- とんと\n"
    let parts = QuotedBody(body)
    #expect(parts.quote == "吾輩は猫である。\n\n名前はまだ無い。")
    #expect(parts.note == "書き出し。\n\n- とんと")
    #expect(parts.body == body)
    #expect(QuotedBody(quote: parts.quote, note: parts.note).body == body)
  }

  @Test(
    "blank lines around the texts stay",
    arguments: [
      "", "\n", "a", "a\n", "\n\na\n\n", "> a", "> a\n", "\n> a\n\n\n\nb\n\n", "> > a\n", ">\n> a\n\n b\n",
      "a\n\n> b\n",
    ])
  func frames(body: String) {
    #expect(Array(QuotedBody(body).body.utf8) == Array(body.utf8))
  }

  @Test(
    "a text that the two could not say exactly is a note as a whole",
    arguments: ["> a\nb\n", ">a\n\nb\n", "> \n\nb\n", "> a\n \nb\n", ">\n\nb\n"])
  func whole(body: String) {
    let parts = QuotedBody(body)
    #expect(parts.quote.isEmpty)
    #expect(parts.note == body)
  }

  @Test("whatever the text, its parts make that text again", arguments: 1...200 as ClosedRange<UInt64>)
  func lossless(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let parts = [">", "> ", "\n", "\n", "\n\n", "a", " ", "猫", "\t", "\r\n", ">>", "e\u{301}", "- b"]
    for _ in 0..<50 {
      let body = (0..<Int.random(in: 0...12, using: &random))
        .map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      let again = QuotedBody(body).body
      guard Array(again.utf8) == Array(body.utf8) else {
        Issue.record("\(body.debugDescription) became \(again.debugDescription)")
        return
      }
    }
  }

  @Test("a typed quote and note are read as that quote and note", arguments: 1...100 as ClosedRange<UInt64>)
  func typed(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let words = ["猫", "a b", "> c", "", "- d", "  e"]
    func text() -> String {
      (0..<Int.random(in: 1...4, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
        .joined(separator: "\n")
    }
    let (quote, note) = ("q" + text(), "n" + text() + "z")
    let parts = QuotedBody(QuotedBody(quote: quote, note: note).body)
    #expect(parts.quote == quote)
    #expect(parts.note == note)
  }
}
