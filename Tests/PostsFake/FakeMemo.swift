import Posts

/// A memo of the fake collection: its fields and its body.
package struct FakeMemo: Sendable {
  package var fields: PostFields
  package var body: String

  /// A note of 2026-11-01 whose title and first words are the first line of its body.
  package init(_ id: String, book: String = "", body: String = "") {
    fields = PostFields(id: PostID(id))
    fields.book = book
    fields.created = FixedTime().timestamp(of: day(11, 1), secondsAfterMidnight: 0)
    self.body = body
    let words = String(body.prefix { !$0.isNewline }.drop { $0 == ">" || $0 == " " })
    fields.title = words.isEmpty ? id : words
    fields.firstWords = words
  }

  package var id: PostID { fields.id }

  /// The same memo with some fields changed.
  package func with(_ change: (inout PostFields) -> Void) -> FakeMemo {
    var memo = self
    change(&memo.fields)
    return memo
  }

  /// The same memo of another day of 2026.
  package func created(_ month: Int, _ day: Int) -> FakeMemo {
    with { $0.created = FixedTime().timestamp(of: PostsFake.day(month, day), secondsAfterMidnight: 0) }
  }

  package var starred: FakeMemo { with { $0.isFavorite = true } }
}

/// A day of 2026; one that is not in the calendar is the first of January.
func day(_ month: Int, _ day: Int) -> Day {
  Day(year: 2026, month: month, day: day) ?? Day(daysSinceEpoch: 20_454)
}
