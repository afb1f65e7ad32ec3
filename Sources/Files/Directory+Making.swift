extension Directory {
  /// Opens a directory and makes it first, with the directories above it, when it is not there.
  /// The mode is for the new ones and is narrowed by the umask; each new name is on the disk on return.
  package static func made(
    at path: String, mode: UInt32 = 0o700, fileSystem: any FileSystem = PosixFileSystem()
  ) throws(FileError) -> Directory {
    do {
      return try Directory(path, fileSystem: fileSystem)
    } catch  where error.reason == .notFound {
      guard let split = SplitPath(Array(path.utf8)) else { throw error }
      let parent = try made(
        at: String(decoding: split.directory, as: UTF8.self), mode: mode, fileSystem: fileSystem)
      return try parent.subdirectory(split.name, mode: mode)
    }
  }

  /// Opens a directory in this one and makes it first when it is not there.
  package func subdirectory(_ name: FileName, mode: UInt32 = 0o700) throws(FileError) -> Directory {
    do {
      try fileSystem.makeDirectory(name, mode: mode, in: descriptor)
      try synchronize()
    } catch  where error.reason == .alreadyExists {}
    return try directory(at: name.bytes)
  }
}
