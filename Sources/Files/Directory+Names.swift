extension Directory {
  /// Makes and opens a new file for writing; EEXIST when the name is taken.
  func createFile(_ name: FileName, mode: UInt32) throws(FileError) -> Descriptor {
    try fileSystem.createFile(name, mode: mode, in: descriptor)
  }

  /// Opens a file for reading without ever waiting.
  func openForReading(_ name: FileName) throws(FileError) -> Descriptor {
    try fileSystem.openForReading(name, in: descriptor)
  }

  /// Where a symbolic link points; nil when the name is not a symbolic link.
  func linkTarget(of name: FileName) throws(FileError) -> [UInt8]? {
    try fileSystem.linkTarget(of: name, in: descriptor)
  }

  /// Opens the directory that a path leads to from here.
  package func directory(at path: [UInt8]) throws(FileError) -> Directory {
    try Directory(path, from: descriptor, fileSystem: fileSystem)
  }

  /// Renames, silently replacing what had the new name.
  func replace(_ newName: FileName, by oldName: FileName) throws(FileError) {
    try fileSystem.replace(newName, in: descriptor, by: oldName)
  }

  /// Lets two names change places in one step; EINVAL on a file system that cannot.
  func exchange(_ name: FileName, with other: FileName) throws(FileError) {
    try fileSystem.exchange(name, with: other, in: descriptor)
  }

  /// Renames, even into another directory; EEXIST when the new name is taken.
  func move(_ oldName: FileName, to other: Directory, as newName: FileName) throws(FileError) {
    try fileSystem.move(oldName, in: descriptor, to: newName, in: other.descriptor)
  }

  /// Removes a name that is not a directory.
  func remove(_ name: FileName) throws(FileError) {
    try fileSystem.remove(name, in: descriptor)
  }
}
