/// A finished file under a temporary name, its content on the disk, waiting to take its real name.
struct TemporaryFile {
  let directory: Directory
  let name: FileName

  /// Writes a new file; nothing is left of it when this throws. The mode is narrowed by the umask.
  init(in directory: Directory, holding bytes: [UInt8], mode: UInt32) throws(FileError) {
    try self.init(in: directory, .random(), holding: bytes, mode: mode, like: nil)
  }

  /// Writes a new version of a file beside it, with the same owner, mode and attributes as far as allowed. It is to change
  /// places with the old version.
  init(beside place: FilePlace, replacing old: [UInt8], holding bytes: [UInt8]) throws(FileError) {
    let name = TemporaryName.random(versions: [ContentMark(of: old), ContentMark(of: bytes)])
    try self.init(in: place.directory, name, holding: bytes, mode: 0o600, like: place.name)
  }

  private init(
    in directory: Directory, _ name: TemporaryName, holding bytes: [UInt8], mode: UInt32,
    like original: FileName?
  ) throws(FileError) {
    self.directory = directory
    self.name = name.fileName
    let file = try directory.createFile(self.name, mode: mode)
    do {
      try fill(file, with: bytes, like: original)
    } catch {
      remove()
      throw error
    }
  }

  /// Replaces the file of that name.
  func replace(_ realName: FileName) throws(FileError) {
    try directory.replace(realName, by: name)
  }

  /// Changes places with the file of that name.
  func exchange(with realName: FileName) throws(FileError) {
    try directory.exchange(realName, with: name)
  }

  /// Takes a name that must be free.
  func take(_ realName: FileName) throws(FileError) {
    try directory.move(name, to: directory, as: realName)
  }

  /// Removes what stands under the temporary name, if anything does; a failure is tried once more, and leaves the file
  /// to `removeStaleTemporaries`.
  func remove() {
    do {
      try directory.remove(name)
    } catch {
      try? directory.remove(name)
    }
  }
}

extension TemporaryFile {
  /// Writes, waits until all is on the disk, and closes the file once, also on failure.
  private func fill(_ file: Descriptor, with bytes: [UInt8], like original: FileName?) throws(FileError) {
    let fileSystem = directory.fileSystem
    do {
      try fileSystem.writeAll(bytes, to: file)
      if let original { try takeOverProperties(of: original, to: file) }
      // Once only: after a failure the pages count as clean, and a second call would prove nothing.
      try fileSystem.synchronize(file)
    } catch {
      try? fileSystem.close(file)
      throw error
    }
    try fileSystem.close(file)
  }

  private func takeOverProperties(of original: FileName, to file: Descriptor) throws(FileError) {
    let fileSystem = directory.fileSystem
    let original = try directory.openForReading(original)
    defer { try? fileSystem.close(original) }
    try fileSystem.takeOverProperties(of: original, to: file)
  }
}
