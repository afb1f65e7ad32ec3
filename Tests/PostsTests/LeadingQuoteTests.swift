import Posts
import Testing

@Suite("The quote that a text begins with") struct LeadingQuoteTests {
  @Test(
    "comes without its marks, and what follows without blank lines at its ends",
    arguments: [
      ("> 吾輩は猫である。\n>\n> 名前はまだ無い。\n\n書き出し。\n\n- とんと\n", "吾輩は猫である。\n\n名前はまだ無い。", "書き出し。\n\n- とんと"),
      (">猫\n\n犬", "猫", "犬"), ("  > 猫\n", "猫", ""), ("\n\n> 猫\n\n\n\n犬\n\n", "猫", "犬"),
      ("> a\nb\n\nc", "a\nb", "c"), ("> a\n- b", "a", "- b"), ("> a\n## b", "a", "## b"),
      (">\nb", "", "b"), ("> > a", "> a", ""), ("> a\n\n> b", "a", "> b"), (">   a\n>  \n", "  a", ""),
      ("猫\n> 犬", "", "猫\n> 犬"), ("    > code", "", "    > code"), ("", "", ""), ("\n \n", "", ""),
      (">", "", ""),
    ])
  func parts(body: String, quote: String, note: String) {
    #expect(LeadingQuote(body).quote == quote)
    #expect(LeadingQuote(body).note == note)
  }

  @Test(
    "is what the form takes apart, where that knows a quote",
    arguments: ["> a\n>\n> b\n\nc\n", "a\n\nb\n", "> a\n", "\n> a\n\n\nb\n"])
  func twin(body: String) {
    let (read, taken) = (LeadingQuote(body), QuotedBody(body).tidy)
    #expect(read.quote == taken.quote && read.note == taken.note)
  }
}
