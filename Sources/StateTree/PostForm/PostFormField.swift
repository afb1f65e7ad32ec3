/// The fields of the form, from top to bottom.
package enum PostFormField: String, CaseIterable, Hashable, Sendable {
  case author, book, kind, page, tags, quote, note

  /// Whether a text of many lines is typed into it.
  package var isLong: Bool { self == .quote || self == .note }
}
