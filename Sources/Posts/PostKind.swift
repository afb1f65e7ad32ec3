/// What a memo is: the book's words, or the reader's.
package enum PostKind: String, CaseIterable, Hashable, Sendable {
  case quote, note, thought, question, bookmark, book
}
