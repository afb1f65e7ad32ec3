import Glibc

/// A call to the file system that failed.
package struct FileError: Error, Hashable, Sendable {
  /// What was being done.
  package let operation: FileOperation
  /// The file it was done to; nil when it was the folder itself.
  package let name: FileName?
  /// The system's error number (errno).
  package let code: Int32

  /// A failure of this operation; `code` is an errno value.
  package init(_ operation: FileOperation, _ name: FileName?, code: Int32) {
    self.operation = operation
    self.name = name
    self.code = code
  }

  /// The cause in terms a message can be chosen by.
  package var reason: FileErrorReason { FileErrorReason(code: code) }

  /// The same failure told of another name, such as the memo instead of its temporary file.
  package func about(_ name: FileName) -> FileError {
    FileError(operation, name, code: code)
  }
}

extension FileError: CustomStringConvertible {
  /// For logs: "rename 読書.md: No space left on device".
  package var description: String {
    "\(operation) \(name?.text ?? "folder"): \(strerror(code).map { String(cString: $0) } ?? "error \(code)")"
  }
}
