import UnicodeText

/// A query line with a caret under the place where it is wrong.
package struct QueryMark: Hashable, Sendable {
  private static let indentation = "  "

  /// The line, safe to show.
  package let line: String
  /// What stands below it.
  package let caret: String

  /// - Parameter place: In Characters of the line.
  package init(_ line: String, at place: Int) {
    self.line = Self.indentation + line.safeText
    caret = Self.indentation + String(repeating: " ", count: String(line.prefix(place)).cellWidth) + "^"
  }
}
