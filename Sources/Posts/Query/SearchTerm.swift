/// One thing that is asked of a memo.
///
/// The texts of fields match as a part of the field, folded; with a leading `=` the whole field has to be what follows.
package enum SearchTerm: Hashable, Sendable {
  /// A word or phrase that stands anywhere in the memo, its book, authors, tags or title.
  case text(String)
  /// A regular expression (PCRE2) that matches somewhere in the memo as it is written.
  case regex(String)
  /// A word in Latin letters, for what it may be in Japanese: `dokusho` for 読書.
  case romaji(String)
  case book(String)
  case author(String)
  case tag(String)
  case title(String)
  /// One of these kinds.
  case kind(Set<PostKind>)
  /// One of these states of reading.
  case status(Set<ReadingStatus>)
  /// A rating within 1 to 5.
  case rating(ClosedRange<Int>)
  case favorite(Bool)
  /// The label of a page, as a whole.
  case page(String)
  case created(DateRange)
  case updated(DateRange)
  case has(PostPart)
}
