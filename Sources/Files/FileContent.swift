/// What was read of a file, with the status that belongs to it.
package struct FileContent: Hashable, Sendable {
  /// All bytes, or the first ones up to the limit.
  package let bytes: [UInt8]
  package let status: FileStatus
  /// False when the file changed under every attempt to read it: somebody is writing.
  package let isSettled: Bool

  /// False when the file goes on beyond the bytes.
  package var isWhole: Bool { bytes.count == status.size }

  /// A content of these parts.
  package init(bytes: [UInt8], status: FileStatus, isSettled: Bool) {
    self.bytes = bytes
    self.status = status
    self.isSettled = isSettled
  }
}
