/// Why there can be no screen.
package enum TerminalError: Error, Hashable, Sendable {
  /// Standard input or standard output is no terminal.
  case notATerminal
  /// Nothing is known of the type in TERM, which is empty when TERM is not set.
  case unknownType(String)
  /// The type of terminal cannot place its cursor.
  case tooDumb(String)
  /// The system refused what is needed, with its errno.
  case refused(errno: Int32)
}
