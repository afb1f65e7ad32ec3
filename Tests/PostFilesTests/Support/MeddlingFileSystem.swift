import Files
import Glibc

/// The real file system, but somebody else acts just before a new file is made, and the disk may refuse.
struct MeddlingFileSystem: FileSystem {
  private let real = PosixFileSystem()
  private let isDiskBroken: Bool
  private let isHeard: Bool
  private var isReadOnly: @Sendable () -> Bool = { false }
  private let meddle: @Sendable () -> Void
  /// Asked before each step that changes something; an error number refuses it.
  private var refuse: @Sendable (FileOperation) -> Int32? = { _ in nil }

  /// A disk that works, and somebody else who acts before a new version is written.
  init(meddle: @escaping @Sendable () -> Void) {
    self.meddle = meddle
    (isDiskBroken, isHeard) = (false, true)
  }

  /// A disk that refuses steps.
  init(refuse: @escaping @Sendable (FileOperation) -> Int32?) {
    self.init(isDiskBroken: false)
    self.refuse = refuse
  }

  private init(isDiskBroken: Bool) {
    meddle = {}
    self.isDiskBroken = isDiskBroken
    isHeard = true
  }

  /// A file system that others may change unheard.
  init(hearsEveryChange: Bool) {
    meddle = {}
    (isDiskBroken, isHeard) = (false, hearsEveryChange)
  }

  /// A file system that is mounted for reading only as long as the function says so.
  init(isReadOnly: @escaping @Sendable () -> Bool) {
    self.init(hearsEveryChange: true)
    self.isReadOnly = isReadOnly
  }

  /// A disk that takes no bytes any more.
  static let broken = MeddlingFileSystem(isDiskBroken: true)

  func createFile(_ name: FileName, mode: UInt32, in directory: Descriptor) throws(FileError) -> Descriptor {
    try ask(.create)
    meddle()
    return try real.createFile(name, mode: mode, in: directory)
  }

  func synchronize(_ file: Descriptor) throws(FileError) {
    try ask(.synchronize)
    if isDiskBroken { throw FileError(.synchronize, nil, code: EIO) }
    try real.synchronize(file)
  }
}

extension MeddlingFileSystem {
  func openDirectory(_ path: [UInt8], from base: Descriptor) throws(FileError) -> Descriptor {
    try real.openDirectory(path, from: base)
  }

  func openForReading(_ name: FileName, in directory: Descriptor) throws(FileError) -> Descriptor {
    try real.openForReading(name, in: directory)
  }

  func close(_ file: Descriptor) throws(FileError) {
    try real.close(file)
  }

  func entries(of directory: Descriptor) throws(FileError) -> [DirectoryEntry] {
    try real.entries(of: directory)
  }

  func requireChangeable(_ directory: Descriptor) throws(FileError) {
    if isReadOnly() { throw FileError(.create, nil, code: EROFS) }
    try real.requireChangeable(directory)
  }

  func hearsEveryChange(in directory: Descriptor) -> Bool {
    isHeard && real.hearsEveryChange(in: directory)
  }

  func status(of file: Descriptor) throws(FileError) -> FileStatus {
    try real.status(of: file)
  }

  func status(of name: FileName, in directory: Descriptor) throws(FileError) -> FileStatus {
    try real.status(of: name, in: directory)
  }

  func linkTarget(of name: FileName, in directory: Descriptor) throws(FileError) -> [UInt8]? {
    try real.linkTarget(of: name, in: directory)
  }

  func read(
    _ file: Descriptor, at position: Int, into buffer: UnsafeMutableRawBufferPointer
  ) throws(FileError) -> Int {
    try real.read(file, at: position, into: buffer)
  }

  func write(_ bytes: ArraySlice<UInt8>, to file: Descriptor) throws(FileError) -> Int {
    try ask(.write)
    return try real.write(bytes, to: file)
  }

  func setOwner(_ owner: UInt32?, group: UInt32, of file: Descriptor) throws(FileError) {
    try ask(.setOwner)
    try real.setOwner(owner, group: group, of: file)
  }

  func setMode(_ mode: UInt32, of file: Descriptor) throws(FileError) {
    try ask(.setMode)
    try real.setMode(mode, of: file)
  }

  func copyAttributes(from original: Descriptor, to copy: Descriptor) throws(FileError) {
    try ask(.copyAttributes)
    try real.copyAttributes(from: original, to: copy)
  }

  func replace(_ newName: FileName, in directory: Descriptor, by oldName: FileName) throws(FileError) {
    try ask(.rename)
    try real.replace(newName, in: directory, by: oldName)
  }

  func exchange(_ name: FileName, with other: FileName, in directory: Descriptor) throws(FileError) {
    try real.exchange(name, with: other, in: directory)
  }

  func move(
    _ oldName: FileName, in oldDirectory: Descriptor, to newName: FileName, in newDirectory: Descriptor
  ) throws(FileError) {
    try ask(.rename)
    try real.move(oldName, in: oldDirectory, to: newName, in: newDirectory)
  }

  func remove(_ name: FileName, in directory: Descriptor) throws(FileError) {
    try ask(.remove)
    try real.remove(name, in: directory)
  }

  func makeDirectory(_ name: FileName, mode: UInt32, in directory: Descriptor) throws(FileError) {
    try ask(.makeFolder)
    try real.makeDirectory(name, mode: mode, in: directory)
  }
}

extension MeddlingFileSystem {
  private func ask(_ operation: FileOperation) throws(FileError) {
    if let code = refuse(operation) { throw FileError(operation, nil, code: code) }
  }
}
