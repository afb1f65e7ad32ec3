/// How a program came to its end.
package enum ChildExit: Hashable, Sendable {
  case status(Int32)
  /// Ended by a signal.
  case signal(Int32)
}
