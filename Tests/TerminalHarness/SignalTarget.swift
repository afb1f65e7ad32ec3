/// Who gets a signal.
package enum SignalTarget: Sendable {
  /// The program that the session started.
  case program
  /// Whoever would get the keys now: below a shell, the job in the foreground.
  case foregroundJob
}
