import Glibc

/// A regular file that is open to be read here and there.
package final class ReadableFile: Sendable {
  private let fileSystem: any FileSystem
  private let descriptor: Descriptor
  /// In bytes, as it was opened.
  package let size: Int

  /// Opens a file without ever waiting; EINVAL for what is no regular file.
  package init(_ name: FileName, in directory: Directory) throws(FileError) {
    fileSystem = directory.fileSystem
    descriptor = try directory.openForReading(name)
    do throws(FileError) {
      let status = try fileSystem.status(of: descriptor)
      guard status.kind == .regular else { throw FileError(.read, name, code: EINVAL) }
      size = status.size
    } catch {
      try? fileSystem.close(descriptor)
      throw error
    }
  }

  deinit {
    try? fileSystem.close(descriptor)
  }

  /// Fills the buffer from a position on; returns how many bytes there were, less only at the end of the file.
  package func read(at position: Int, into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
    try fileSystem.readAll(descriptor, from: position, into: buffer)
  }
}
