/// How an editor came to its end; each with the editor as it was called.
package enum EditorEnd: Hashable, Sendable {
  case fine(String)
  case notFound(String)
  case notExecutable(String)
  case failed(String, status: Int)
  /// The signal in the system's words.
  case killed(String, signal: String)
}
