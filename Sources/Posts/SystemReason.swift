/// Why the operating system refused a file operation.
package enum SystemReason: Hashable, Sendable {
  case notFound
  case notPermitted
  case readOnly
  case full
  case quotaExceeded
  case notADirectory
  case nameTooLong
  /// The file has further names that would keep the old content.
  case hardLinked
  /// Any other, in the system's words.
  case other(String)
}
