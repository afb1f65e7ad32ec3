import Files
import Synchronization

/// The real file system, told step by step; a step can be made to fail or be preceded by somebody else's doing.
package final class FaultyFileSystem: FileSystem {
  package enum Step: Hashable {
    case openFolder, open, create, close, list, status, linkTarget, read, write, synchronize
    case setOwner, setMode, copyAttributes, exchange, replace, move, remove, makeFolder
  }

  private let real = PosixFileSystem()
  private let taken = Mutex<[Step]>([])
  private let fault: @Sendable (_ number: Int, _ step: Step) -> Int32?
  private let before: @Sendable (_ number: Int, _ step: Step) -> Void
  private let longestTransfer: Int

  /// `fault` tells the error number with which the step of that number, from 1 on, fails.
  package init(
    longestTransfer: Int = .max,
    before: @escaping @Sendable (Int, Step) -> Void = { _, _ in },
    fault: @escaping @Sendable (Int, Step) -> Int32? = { _, _ in nil }
  ) {
    self.longestTransfer = longestTransfer
    self.before = before
    self.fault = fault
  }

  package var steps: [Step] { taken.withLock { $0 } }

  private func take(_ step: Step, _ operation: FileOperation) throws(FileError) {
    let number = taken.withLock {
      $0.append(step)
      return $0.count
    }
    before(number, step)
    if let code = fault(number, step) { throw FileError(operation, nil, code: code) }
  }

  package func openDirectory(_ path: [UInt8], from base: Descriptor) throws(FileError) -> Descriptor {
    try take(.openFolder, .openFolder)
    return try real.openDirectory(path, from: base)
  }

  package func openForReading(_ name: FileName, in directory: Descriptor) throws(FileError) -> Descriptor {
    try take(.open, .open)
    return try real.openForReading(name, in: directory)
  }

  package func createFile(
    _ name: FileName, mode: UInt32, in directory: Descriptor
  ) throws(FileError) -> Descriptor {
    try take(.create, .create)
    return try real.createFile(name, mode: mode, in: directory)
  }

  package func close(_ file: Descriptor) throws(FileError) {
    try real.close(file)
    try take(.close, .close)
  }

  package func requireChangeable(_ directory: Descriptor) throws(FileError) {
    try real.requireChangeable(directory)
  }

  package func hearsEveryChange(in directory: Descriptor) -> Bool {
    real.hearsEveryChange(in: directory)
  }

  package func entries(of directory: Descriptor) throws(FileError) -> [DirectoryEntry] {
    try take(.list, .list)
    return try real.entries(of: directory)
  }

  package func status(of file: Descriptor) throws(FileError) -> FileStatus {
    try take(.status, .status)
    return try real.status(of: file)
  }

  package func status(of name: FileName, in directory: Descriptor) throws(FileError) -> FileStatus {
    try take(.status, .status)
    return try real.status(of: name, in: directory)
  }

  package func linkTarget(of name: FileName, in directory: Descriptor) throws(FileError) -> [UInt8]? {
    try take(.linkTarget, .followLink)
    return try real.linkTarget(of: name, in: directory)
  }

  package func read(
    _ file: Descriptor, at position: Int, into buffer: UnsafeMutableRawBufferPointer
  )
    throws(FileError) -> Int
  {
    try take(.read, .read)
    let short = UnsafeMutableRawBufferPointer(rebasing: buffer.prefix(longestTransfer))
    return try real.read(file, at: position, into: short)
  }

  package func write(_ bytes: ArraySlice<UInt8>, to file: Descriptor) throws(FileError) -> Int {
    try take(.write, .write)
    return try real.write(bytes.prefix(longestTransfer), to: file)
  }

  package func synchronize(_ file: Descriptor) throws(FileError) {
    try take(.synchronize, .synchronize)
    try real.synchronize(file)
  }

  package func setOwner(_ owner: UInt32?, group: UInt32, of file: Descriptor) throws(FileError) {
    try take(.setOwner, .setOwner)
    try real.setOwner(owner, group: group, of: file)
  }

  package func setMode(_ mode: UInt32, of file: Descriptor) throws(FileError) {
    try take(.setMode, .setMode)
    try real.setMode(mode, of: file)
  }

  package func copyAttributes(from original: Descriptor, to copy: Descriptor) throws(FileError) {
    try take(.copyAttributes, .copyAttributes)
    try real.copyAttributes(from: original, to: copy)
  }

  package func replace(_ newName: FileName, in directory: Descriptor, by oldName: FileName) throws(FileError)
  {
    try take(.replace, .rename)
    try real.replace(newName, in: directory, by: oldName)
  }

  package func exchange(_ name: FileName, with other: FileName, in directory: Descriptor) throws(FileError) {
    try take(.exchange, .rename)
    try real.exchange(name, with: other, in: directory)
  }

  package func move(
    _ oldName: FileName, in oldDirectory: Descriptor, to newName: FileName, in newDirectory: Descriptor
  ) throws(FileError) {
    try take(.move, .rename)
    try real.move(oldName, in: oldDirectory, to: newName, in: newDirectory)
  }

  package func remove(_ name: FileName, in directory: Descriptor) throws(FileError) {
    try take(.remove, .remove)
    try real.remove(name, in: directory)
  }

  package func makeDirectory(_ name: FileName, mode: UInt32, in directory: Descriptor) throws(FileError) {
    try take(.makeFolder, .makeFolder)
    try real.makeDirectory(name, mode: mode, in: directory)
  }
}
