/// The system did not start a program.
package struct ChildError: Error, Hashable, Sendable {
  /// The system's error number.
  package let code: Int32
}
