/// A part that a memo has or lacks.
package enum PostPart: String, CaseIterable, Hashable, Sendable {
  case book, author, tag, page, rating, status, quote, note
}
