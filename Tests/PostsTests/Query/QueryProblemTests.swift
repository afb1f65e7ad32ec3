import Testing

@testable import Posts

@Suite("A line that is no query") struct QueryProblemTests {
  @Test(
    "names what is wrong and where, in Characters",
    arguments: [
      ("猫 boko:x", QueryProblem(.unknownField("boko"), at: 2..<6)),
      ("Note: x", QueryProblem(.unknownField("Note"), at: 0..<4)),
      ("か\u{3099}き\u{3099} boko:x", QueryProblem(.unknownField("boko"), at: 3..<7)),
      ("猫 \"a b", QueryProblem(.openQuote, at: 2..<6)),
      ("book:\"a b", QueryProblem(.openQuote, at: 5..<9)),
      ("猫 /a\\/", QueryProblem(.openRegex, at: 2..<6)),
      ("猫 (犬", QueryProblem(.openParenthesis, at: 2..<3)),
      ("（猫 「犬）」", QueryProblem(.openParenthesis, at: 0..<1)),
      ("猫) 犬", QueryProblem(.strayParenthesis, at: 1..<2)),
      ("猫 OR", QueryProblem(.missingOperand, at: 2..<4)),
      ("OR 猫", QueryProblem(.missingOperand, at: 0..<2)),
      ("猫 OR OR 犬", QueryProblem(.missingOperand, at: 2..<4)),
      ("猫 AND", QueryProblem(.missingOperand, at: 2..<5)),
      ("AND", QueryProblem(.missingOperand, at: 0..<3)),
      ("(OR)", QueryProblem(.missingOperand, at: 1..<3)),
      ("猫 ()", QueryProblem(.missingOperand, at: 2..<4)),
      ("猫 - 犬", QueryProblem(.missingOperand, at: 2..<3)),
      ("-", QueryProblem(.missingOperand, at: 0..<1)),
      ("-\"\"", QueryProblem(.missingOperand, at: 0..<1)),
      ("~", QueryProblem(.missingOperand, at: 0..<1)),
      ("猫 book:", QueryProblem(.missingValue("book"), at: 2..<7)),
      ("book: 猫", QueryProblem(.missingValue("book"), at: 0..<5)),
      ("(book:)", QueryProblem(.missingValue("book"), at: 1..<6)),
      ("book:\"\"", QueryProblem(.missingValue("book"), at: 0..<7)),
      ("created:2026-13", QueryProblem(.badDate("2026-13"), at: 8..<15)),
      ("created:2026-01..2026-13", QueryProblem(.badDate("2026-13"), at: 17..<24)),
      ("created:2026-13..", QueryProblem(.badDate("2026-13"), at: 8..<15)),
      ("created:>=soon", QueryProblem(.badDate("soon"), at: 10..<14)),
      ("created:>=", QueryProblem(.badDate(""), at: 8..<10)),
      ("created:..", QueryProblem(.badDate(".."), at: 8..<10)),
      ("created:\"last weak\"", QueryProblem(.badDate("last weak"), at: 8..<19)),
      ("rating:6", QueryProblem(.badRating("6"), at: 7..<8)),
      ("rating:>5", QueryProblem(.badRating(">5"), at: 7..<9)),
      ("rating:4..2", QueryProblem(.badRating("4..2"), at: 7..<11)),
      ("kind:quote,nope", QueryProblem(.badKind("nope"), at: 11..<15)),
      ("kind:,", QueryProblem(.badKind(","), at: 5..<6)),
      ("status:gone", QueryProblem(.badStatus("gone"), at: 7..<11)),
      ("sort:colour", QueryProblem(.badSort("colour"), at: 5..<11)),
      ("fav:perhaps", QueryProblem(.badChoice("perhaps", field: "fav"), at: 4..<11)),
      ("has:wings", QueryProblem(.badChoice("wings", field: "has"), at: 4..<9)),
      ("(猫 sort:title)", QueryProblem(.nestedSort, at: 3..<13)),
      ("-sort:title", QueryProblem(.nestedSort, at: 1..<11)),
    ])
  func problem(line: String, problem: QueryProblem) {
    #expect(throws: problem) { try SearchCondition(parsing: line) }
  }

  @Test("is one with parentheses beyond all use, and ends nothing")
  func deep() throws {
    for count in [101, 1000, 100_000] {
      let line = String(repeating: "-(", count: count) + "猫" + String(repeating: ")", count: count)
      #expect(throws: QueryProblem(.tooDeep, at: 201..<202)) { try SearchCondition(parsing: line) }
    }
    let line = String(repeating: "(", count: 100) + "猫" + String(repeating: ")", count: 100)
    #expect(try SearchCondition(parsing: line).line == "猫")
    #expect(try SearchCondition(parsing: String(repeating: "-", count: 100_000) + "猫").line == "猫")
  }
}
