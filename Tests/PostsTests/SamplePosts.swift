@testable import Posts

/// A memo of that name with the fields that a test speaks of.
func post(_ name: String, created: Int = 0, _ change: (inout PostFields) -> Void = { _ in }) -> Post {
  var fields = PostFields(id: PostID(name))
  fields.created = Timestamp(seconds: created, offset: 0)
  change(&fields)
  return Post(fields)
}

/// The names of memos, to be compared.
func names(_ posts: some Sequence<Post>) -> [String] {
  posts.map(\.id.text)
}

/// A condition that a test spells out.
func condition(_ change: (inout SearchCondition) -> Void) -> SearchCondition {
  var condition = SearchCondition()
  change(&condition)
  return condition
}

/// A day that a test spells out; an impossible one is no day at all.
func day(_ year: Int, _ month: Int, _ day: Int) -> Day? {
  Day(year: year, month: month, day: day)
}
