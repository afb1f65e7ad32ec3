/// How wide the terminal draws characters such as ○ × … →, which Unicode calls ambiguous.
package enum AmbiguousWidth: Sendable {
  /// One cell: what terminals do unless told otherwise.
  case narrow
  /// Two cells: a setting of some terminals for East Asian text.
  case wide
}
