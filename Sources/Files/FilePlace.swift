import Glibc

/// Where a file really stands: a directory and a name in it that is not a symbolic link.
struct FilePlace {
  let directory: Directory
  let name: FileName

  /// Follows symbolic links from a name to the file they lead to, which need not exist.
  init(of name: FileName, in directory: Directory) throws(FileError) {
    let mostLinks = 40
    var (directory, current) = (directory, name)
    for _ in 0..<mostLinks {
      guard let target = try directory.linkTarget(of: current) else {
        self.directory = directory
        self.name = current
        return
      }
      guard let split = SplitPath(target) else { throw FileError(.followLink, name, code: EISDIR) }
      directory = try directory.directory(at: split.directory)
      current = split.name
    }
    throw FileError(.followLink, name, code: ELOOP)
  }

  /// A name of which is known that it is not a symbolic link.
  init(directory: Directory, name: FileName) {
    self.directory = directory
    self.name = name
  }

  /// The file's status if it holds exactly these bytes and nobody is writing to it, else nil.
  func status(ifHolding bytes: [UInt8]) throws(FileError) -> FileStatus? {
    let content = try directory.read(name, limit: bytes.count + 1)
    return content.isSettled && content.bytes == bytes ? content.status : nil
  }
}
