import StateTree

/// One line of the form as it is laid out, before it is known which lines fit into the window.
enum ConditionLine: Hashable {
  case field(ConditionField)
  /// A value that the field above may be completed with.
  case candidate(Int)
  case blank
}
