import StateTree

/// One line of the form as it is laid out, before it is known which lines fit into the window.
enum FormLine: Hashable {
  /// A row of a field's text, from 0.
  case field(PostFormField, row: Int)
  /// A value that the field above may be completed with.
  case candidate(Int)
  case blank
}
