import Posts
import StateTree
import Testing

@Suite("What is said of a line that is no query") struct QueryProblemSentenceTests {
  @Test(
    "is one sentence and the place",
    arguments: [
      ("\"猫", "At 1: A quote is still open: close it with \"."),
      ("猫 /a", "At 3: A pattern is still open: close it with /."),
      ("(猫", "At 1: A parenthesis is still open: close it with )."),
      ("猫)", "At 2: This parenthesis closes none: write it in quotes to search for it."),
      ("猫 OR", "At 3: Something to search for is missing here."),
      ("boko:x", "At 1: There is no field “boko”; did you mean “book”?"),
      ("Warning:x", "At 1: There is no field “Warning”; write it in quotes to search for it."),
      ("book:", "At 1: Write what to search for behind “book:”."),
      ("created:soon", "At 9: “soon” is not a date: write 2026, 2026-03, 2026-03-01 or today."),
      ("rating:6", "At 8: “6” is not a rating: write 1 to 5, >=4 or 2..4."),
      ("kind:x", "At 6: “x” is none of quote, note, thought, question, bookmark, book."),
      ("status:x", "At 8: “x” is none of want, reading, read, paused, dropped, tsundoku."),
      ("has:x", "At 5: “x” is none of book, author, tag, page, rating, status, quote, note."),
      ("fav:x", "At 5: “x” is not understood here: write yes or no."),
      ("(猫 sort:title)", "At 4: The order is for all memos: take sort: out of what it stands in."),
    ])
  func sentence(line: String, sentence: String) {
    do throws(QueryProblem) {
      _ = try SearchCondition(parsing: line)
      Issue.record("\(line) is a query")
    } catch {
      #expect(error.placedSentence == sentence)
    }
  }
}
