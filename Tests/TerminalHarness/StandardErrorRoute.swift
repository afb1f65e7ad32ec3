/// Where a program's standard error goes.
package enum StandardErrorRoute: Sendable {
  /// To the screen, as in an ordinary terminal.
  case terminal
  /// To a pipe of its own, so that it can be read apart.
  case separate
}
