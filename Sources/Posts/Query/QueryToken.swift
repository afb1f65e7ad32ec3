/// A piece of a query line.
struct QueryToken {
  enum Kind {
    case opening, closing, not, or, and
    case term(SearchTerm)
    case sort(PostSort)
  }

  let kind: Kind
  /// Where it stands, in scalars.
  let range: Range<Int>
}
