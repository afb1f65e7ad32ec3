import CSystem
import Glibc

/// The port `FileSystem` over the system calls of Linux.
package struct PosixFileSystem: FileSystem {
  /// The one and only real file system.
  package init() {}

  package func openDirectory(_ path: [UInt8], from base: Descriptor) throws(FileError) -> Descriptor {
    let path = cString(path)
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
    return Descriptor(try call(.openFolder) { openat(base.number, path, flags) })
  }

  package func openForReading(_ name: FileName, in directory: Descriptor) throws(FileError) -> Descriptor {
    let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    return Descriptor(
      try call(.open, name) { name.withCString { openat(directory.number, $0, flags) } })
  }

  package func createFile(
    _ name: FileName, mode: UInt32, in directory: Descriptor
  )
    throws(FileError) -> Descriptor
  {
    let path = cString(name.bytes)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    return Descriptor(try call(.create, name) { openat(directory.number, path, flags, mode) })
  }

  package func close(_ file: Descriptor) throws(FileError) {
    guard Glibc.close(file.number) != 0 else { return }
    let code = errno
    // Linux has given the descriptor back even then; a second close could hit another thread's file.
    if code != EINTR { throw FileError(.close, nil, code: code) }
  }

  package func entries(of directory: Descriptor) throws(FileError) -> [DirectoryEntry] {
    // An own descriptor has its own position, so that two listings do not disturb each other.
    let listing = try openDirectory(Array(".".utf8), from: directory)
    defer { _ = Glibc.close(listing.number) }
    return try DirectoryListing().read(listing)
  }

  package func hearsEveryChange(in directory: Descriptor) -> Bool {
    !UnheardFileSystems.contains(dokusho_filesystem_type(directory.number))
  }

  package func requireChangeable(_ directory: Descriptor) throws(FileError) {
    try call(.create) { faccessat(directory.number, ".", W_OK | X_OK, AT_EACCESS) }
  }

  package func status(of file: Descriptor) throws(FileError) -> FileStatus {
    var status = stat()
    try call(.status) { fstat(file.number, &status) }
    return FileStatus(status)
  }

  package func status(of name: FileName, in directory: Descriptor) throws(FileError) -> FileStatus {
    var status = stat()
    try call(.status, name) { name.withCString { fstatat(directory.number, $0, &status, 0) } }
    return FileStatus(status)
  }

  package func linkTarget(of name: FileName, in directory: Descriptor) throws(FileError) -> [UInt8]? {
    let path = cString(name.bytes)
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    do {
      let count = try call(.followLink, name) {
        readlinkat(directory.number, path, &target, target.count)
      }
      return target.prefix(count).map(UInt8.init(bitPattern:))
    } catch  where error.code == EINVAL {
      return nil
    }
  }

  package func read(
    _ file: Descriptor, at position: Int, into buffer: UnsafeMutableRawBufferPointer
  )
    throws(FileError) -> Int
  {
    try call(.read) { pread(file.number, buffer.baseAddress, buffer.count, off_t(position)) }
  }

  package func write(_ bytes: ArraySlice<UInt8>, to file: Descriptor) throws(FileError) -> Int {
    try call(.write) { bytes.withUnsafeBytes { Glibc.write(file.number, $0.baseAddress, $0.count) } }
  }

  package func synchronize(_ file: Descriptor) throws(FileError) {
    try call(.synchronize) { fsync(file.number) }
  }
}
