import Testing

@testable import Posts

@Suite("Page labels") struct PageKeyTests {
  @Test("stand as in a book: roman numerals, numbers by their value, other labels, no label")
  func order() {
    let labels = ["", "後記", "110", "ix", "12", "1", "付録", "XI", "14-15", "i", "iv"]
    let sorted = labels.sorted { PageKey($0) < PageKey($1) }
    #expect(sorted == ["i", "iv", "ix", "XI", "1", "12", "14-15", "110", "付録", "後記", ""])
  }

  @Test("of a range stand by its first page", arguments: ["14-15", "14–15", "14〜15", "14～15", "１４", "14b"])
  func ranges(label: String) {
    #expect(PageKey("14") < PageKey(label))
    #expect(PageKey(label) < PageKey("15"))
  }

  @Test("of a range of roman numerals stand by the first, in letters or signs of their own")
  func romanRanges() {
    #expect(
      ["xi", "Ⅻ", "ix–xii", "1", "viii-ix"].sorted { PageKey($0) < PageKey($1) } == [
        "viii-ix", "ix–xii", "xi", "Ⅻ", "1",
      ])
  }

  @Test("that only look like a number are labels")
  func lookalikes() {
    #expect(PageKey("999") < PageKey("99999999999999999999"))
    #expect(PageKey("999") < PageKey("p. 3"))
    #expect(PageKey("999") < PageKey("mix up"))
  }

  @Test("in composed and decomposed spelling are never equal and yet apart, so that the order stays total")
  func spellings() {
    let (composed, between, decomposed) = (
      PageKey("\u{304C}"), PageKey("\u{304B}z"), PageKey("\u{304B}\u{3099}")
    )
    #expect((composed == decomposed) == !(composed < decomposed || decomposed < composed))
    #expect(between < decomposed && decomposed < composed)
  }
}
