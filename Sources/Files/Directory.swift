/// An open directory. Names are looked up in the very directory that was opened, wherever it is moved meanwhile.
package final class Directory: Sendable {
  package let fileSystem: any FileSystem
  let descriptor: Descriptor

  /// Opens a directory by its path; a symbolic link to a directory is followed.
  package convenience init(_ path: String, fileSystem: any FileSystem = PosixFileSystem()) throws(FileError) {
    try self.init(Array(path.utf8), from: .workingDirectory, fileSystem: fileSystem)
  }

  init(_ path: [UInt8], from base: Descriptor, fileSystem: any FileSystem) throws(FileError) {
    descriptor = try fileSystem.openDirectory(path, from: base)
    self.fileSystem = fileSystem
  }

  deinit {
    try? fileSystem.close(descriptor)
  }

  /// Every name in it, in no order, without "." and "..".
  package func entries() throws(FileError) -> [DirectoryEntry] {
    try fileSystem.entries(of: descriptor)
  }

  /// The status of the directory itself: device and inode tell whether a path still leads to it.
  package func status() throws(FileError) -> FileStatus {
    try fileSystem.status(of: descriptor)
  }

  /// Whether the system hears of every change in it, so that watching it is enough. Not so on a network.
  package var hearsEveryChange: Bool { fileSystem.hearsEveryChange(in: descriptor) }

  /// Why names in it may not be made or changed; nil where they may.
  package var refusalOfChanges: FileError? {
    do throws(FileError) {
      try fileSystem.requireChangeable(descriptor)
      return nil
    } catch {
      return error
    }
  }

  /// Whether a path leads to this very directory; throws where it leads to none.
  package func stands(at path: String) throws(FileError) -> Bool {
    let (here, there) = (try status(), try Directory(path, fileSystem: fileSystem).status())
    return here.device == there.device && here.inode == there.inode
  }

  /// The status of what a name leads to, symbolic links followed.
  package func status(of name: FileName) throws(FileError) -> FileStatus {
    try fileSystem.status(of: name, in: descriptor)
  }

  /// Whether a name is a symbolic link, wherever that leads.
  package func isSymbolicLink(_ name: FileName) -> Bool {
    ((try? linkTarget(of: name)) ?? nil) != nil
  }

  /// Returns when all its names are on the disk.
  package func synchronize() throws(FileError) {
    try fileSystem.synchronize(descriptor)
  }
}
