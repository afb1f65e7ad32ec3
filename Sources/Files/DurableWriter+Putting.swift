extension DurableWriter {
  /// Writes a file in place of whatever has its name, as durably; for files that this program alone writes.
  package func put(_ name: FileName, _ bytes: [UInt8], mode: UInt32) throws(FileError) {
    let folder = try openFolder()
    let temporary = try TemporaryFile(in: folder, holding: bytes, mode: mode)
    defer { temporary.remove() }
    try temporary.replace(name)
    try folder.synchronize()
  }
}
