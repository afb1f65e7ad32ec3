/// The port to the file system: single steps on names within open directories, as this program uses them.
///
/// Every failure is thrown as the system's error number. `read` and `write` may do less than asked or fail with
/// EINTR; `readAll` and `writeAll` finish them. All other functions do their step wholly or fail.
package protocol FileSystem: Sendable {
  /// Opens a directory; `path` may be absolute or start at `base`. Symbolic links are followed.
  func openDirectory(_ path: [UInt8], from base: Descriptor) throws(FileError) -> Descriptor
  /// Opens a file for reading without ever waiting. Symbolic links are followed.
  func openForReading(_ name: FileName, in directory: Descriptor) throws(FileError) -> Descriptor
  /// Makes and opens a new file for writing; EEXIST when the name is taken. The mode is narrowed by the umask.
  func createFile(_ name: FileName, mode: UInt32, in directory: Descriptor) throws(FileError) -> Descriptor
  /// Gives the descriptor back; it is gone even when this throws.
  func close(_ file: Descriptor) throws(FileError)

  /// Every name in a directory, in no order, without "." and "..".
  func entries(of directory: Descriptor) throws(FileError) -> [DirectoryEntry]
  /// Whether the system hears of every change in a directory, so that watching it is enough. Not so on a network.
  func hearsEveryChange(in directory: Descriptor) -> Bool
  /// Fails where names in a directory may not be made or changed.
  func requireChangeable(_ directory: Descriptor) throws(FileError)
  /// The status of an open file.
  func status(of file: Descriptor) throws(FileError) -> FileStatus
  /// The status of what a name leads to, symbolic links followed.
  func status(of name: FileName, in directory: Descriptor) throws(FileError) -> FileStatus
  /// Where a symbolic link points, as written in it; nil when the name is not a symbolic link.
  func linkTarget(of name: FileName, in directory: Descriptor) throws(FileError) -> [UInt8]?

  /// Reads bytes from a position on and returns how many; 0 is the end of the file.
  func read(
    _ file: Descriptor, at position: Int, into buffer: UnsafeMutableRawBufferPointer
  )
    throws(FileError) -> Int
  /// Appends bytes to what was written before and returns how many were taken.
  func write(_ bytes: ArraySlice<UInt8>, to file: Descriptor) throws(FileError) -> Int
  /// Returns when the content of a file, or the names of a directory, are on the disk.
  func synchronize(_ file: Descriptor) throws(FileError)

  /// Sets owner and group; nil leaves the owner.
  func setOwner(_ owner: UInt32?, group: UInt32, of file: Descriptor) throws(FileError)
  /// Sets the permission bits, whatever the umask.
  func setMode(_ mode: UInt32, of file: Descriptor) throws(FileError)
  /// Copies extended attributes and access control lists, as far as the file system has and allows them.
  func copyAttributes(from original: Descriptor, to copy: Descriptor) throws(FileError)

  /// Renames, silently replacing what had the new name.
  func replace(_ newName: FileName, in directory: Descriptor, by oldName: FileName) throws(FileError)
  /// Lets two names change places in one step; EINVAL on a file system that cannot.
  func exchange(_ name: FileName, with other: FileName, in directory: Descriptor) throws(FileError)
  /// Renames, even into another directory; EEXIST when the new name is taken.
  func move(
    _ oldName: FileName, in oldDirectory: Descriptor, to newName: FileName, in newDirectory: Descriptor)
    throws(FileError)
  /// Removes a name that is not a directory.
  func remove(_ name: FileName, in directory: Descriptor) throws(FileError)
  /// Makes a directory; the mode is narrowed by the umask.
  func makeDirectory(_ name: FileName, mode: UInt32, in directory: Descriptor) throws(FileError)
}
