/// Why a field was not edited; no byte has changed then.
package enum EditError: Error, Hashable {
  /// The memo, or this key of it, is not understood well enough.
  case notEditable(MemoProblem)
  /// The edit would take a comment, an anchor or a nested mapping with it.
  case wouldLoseText
  /// No bytes were found that read back as the asked value and leave the other keys alone.
  case notRepresentable
}
