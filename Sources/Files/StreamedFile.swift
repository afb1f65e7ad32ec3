/// A file that is written piece by piece under a temporary name, and then takes its real name. For what may be lost:
/// nothing is forced to the disk.
package final class StreamedFile {
  private let directory: Directory
  private let descriptor: Descriptor
  /// Nil once it has its real name.
  private var temporary: FileName?

  /// Begins a new file; the mode is narrowed by the umask.
  package init(in directory: Directory, mode: UInt32) throws(FileError) {
    let name = TemporaryName.random().fileName
    self.directory = directory
    descriptor = try directory.createFile(name, mode: mode)
    temporary = name
  }

  /// Closes the file, and removes it unless it has its real name.
  deinit {
    try? directory.fileSystem.close(descriptor)
    if let temporary { try? directory.remove(temporary) }
  }

  package func append(_ bytes: [UInt8]) throws(FileError) {
    try directory.fileSystem.writeAll(bytes, to: descriptor)
  }

  /// Takes its real name, in place of whatever has it.
  package func take(_ name: FileName) throws(FileError) {
    guard let temporary else { return }
    try directory.replace(name, by: temporary)
    self.temporary = nil
  }
}
