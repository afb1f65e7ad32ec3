/// Which memo `show` is to print, and how.
package struct ShowRequest: Hashable, Sendable {
  /// How one memo is printed.
  package enum Format: String, CaseIterable, Hashable, Sendable {
    case markdown, json
  }

  /// The memo's name.
  package let memo: String
  package var format = Format.markdown

  package init(memo: String, format: Format = .markdown) {
    self.memo = memo
    self.format = format
  }
}
