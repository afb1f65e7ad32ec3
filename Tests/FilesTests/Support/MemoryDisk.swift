import Glibc
import Synchronization

@testable import Files

/// One folder in memory that knows what is on the disk and what is not yet. The power fails at a given step.
final class MemoryDisk: FileSystem {
  private struct File {
    var content: [UInt8] = []
    /// Nil until it was synchronized.
    var onDisk: [UInt8]?
  }

  private struct State {
    var stepsLeft: Int
    var files: [File] = []
    var names: [FileName: Int] = [:]
    var namesOnDisk: [FileName: Int] = [:]
    var open: [Int?] = []
  }

  private let state: Mutex<State>

  /// Holds these files, all on the disk. The power fails before the step after `steps` ones.
  init(_ contents: [String: String], steps: Int = .max) {
    var state = State(stepsLeft: steps)
    for (number, (fileName, content)) in contents.enumerated() {
      state.files.append(File(content: bytes(content), onDisk: bytes(content)))
      state.names[name(fileName)] = number
    }
    state.namesOnDisk = state.names
    self.state = Mutex(state)
  }

  var hadPower: Bool { state.withLock { $0.stepsLeft >= 0 } }

  /// What may be found after the power cut: the kernel may have written changed names or not; content that was not
  /// synchronized counts as lost, leaving an empty file.
  func possibleContents(of name: FileName) -> [String?] {
    state.withLock { state in
      [state.namesOnDisk, state.names].map { names in
        names[name].map { text(state.files[$0].onDisk ?? []) }
      }
    }
  }

  private func step() throws(FileError) {
    let hasPower = state.withLock { state in
      defer { state.stepsLeft -= 1 }
      return state.stepsLeft > 0
    }
    if !hasPower { throw FileError(.status, nil, code: EIO) }
  }

  private func opened(_ file: Int?) -> Descriptor {
    state.withLock { state in
      state.open.append(file)
      return Descriptor(Int32(state.open.count - 1))
    }
  }

  private func file(named name: FileName) -> Int? {
    state.withLock { $0.names[name] }
  }

  private func content(of file: Descriptor) -> [UInt8] {
    state.withLock { state in state.open[Int(file.number)].map { state.files[$0].content } ?? [] }
  }

  private func rename(_ old: FileName, to new: FileName) {
    state.withLock { $0.names[new] = $0.names.removeValue(forKey: old) }
  }

  func openDirectory(_ path: [UInt8], from base: Descriptor) throws(FileError) -> Descriptor {
    try step()
    return opened(nil)
  }

  func openForReading(_ name: FileName, in directory: Descriptor) throws(FileError) -> Descriptor {
    try step()
    guard let file = file(named: name) else { throw FileError(.open, name, code: ENOENT) }
    return opened(file)
  }

  func createFile(_ name: FileName, mode: UInt32, in directory: Descriptor) throws(FileError) -> Descriptor {
    try step()
    if file(named: name) != nil { throw FileError(.create, name, code: EEXIST) }
    let file = state.withLock { state in
      state.files.append(File())
      state.names[name] = state.files.count - 1
      return state.files.count - 1
    }
    return opened(file)
  }

  func close(_ file: Descriptor) throws(FileError) {
    try step()
  }

  func requireChangeable(_ directory: Descriptor) throws(FileError) {}

  func hearsEveryChange(in directory: Descriptor) -> Bool { true }

  func entries(of directory: Descriptor) throws(FileError) -> [DirectoryEntry] {
    try step()
    return state.withLock { $0.names.keys.map { DirectoryEntry(name: $0, kind: .regular) } }
  }

  func status(of file: Descriptor) throws(FileError) -> FileStatus {
    try step()
    return .regular(size: content(of: file).count)
  }

  func status(of name: FileName, in directory: Descriptor) throws(FileError) -> FileStatus {
    try step()
    guard let file = file(named: name) else { throw FileError(.status, name, code: ENOENT) }
    return .regular(size: state.withLock { $0.files[file].content.count })
  }

  func linkTarget(of name: FileName, in directory: Descriptor) throws(FileError) -> [UInt8]? {
    try step()
    return nil
  }

  func read(
    _ file: Descriptor, at position: Int, into buffer: UnsafeMutableRawBufferPointer
  )
    throws(FileError) -> Int
  {
    try step()
    let part = content(of: file).dropFirst(position).prefix(buffer.count)
    buffer.copyBytes(from: part)
    return part.count
  }

  func write(_ bytes: ArraySlice<UInt8>, to file: Descriptor) throws(FileError) -> Int {
    try step()
    state.withLock { state in
      if let file = state.open[Int(file.number)] { state.files[file].content += bytes }
    }
    return bytes.count
  }

  func synchronize(_ file: Descriptor) throws(FileError) {
    try step()
    state.withLock { state in
      if let file = state.open[Int(file.number)] {
        state.files[file].onDisk = state.files[file].content
      } else {
        state.namesOnDisk = state.names
      }
    }
  }

  func setOwner(_ owner: UInt32?, group: UInt32, of file: Descriptor) throws(FileError) {
    try step()
  }

  func setMode(_ mode: UInt32, of file: Descriptor) throws(FileError) {
    try step()
  }

  func copyAttributes(from original: Descriptor, to copy: Descriptor) throws(FileError) {
    try step()
  }

  func replace(_ newName: FileName, in directory: Descriptor, by oldName: FileName) throws(FileError) {
    try step()
    rename(oldName, to: newName)
  }

  func exchange(_ name: FileName, with other: FileName, in directory: Descriptor) throws(FileError) {
    try step()
    guard let first = file(named: name), let second = file(named: other) else {
      throw FileError(.rename, name, code: ENOENT)
    }
    state.withLock { ($0.names[name], $0.names[other]) = (second, first) }
  }

  func move(
    _ oldName: FileName, in oldDirectory: Descriptor, to newName: FileName, in newDirectory: Descriptor
  ) throws(FileError) {
    try step()
    if file(named: newName) != nil { throw FileError(.rename, newName, code: EEXIST) }
    rename(oldName, to: newName)
  }

  func remove(_ name: FileName, in directory: Descriptor) throws(FileError) {
    try step()
    if file(named: name) == nil { throw FileError(.remove, name, code: ENOENT) }
    state.withLock { $0.names[name] = nil }
  }

  func makeDirectory(_ name: FileName, mode: UInt32, in directory: Descriptor) throws(FileError) {
    throw FileError(.makeFolder, name, code: EPERM)
  }
}

extension FileStatus {
  fileprivate static func regular(size: Int) -> FileStatus {
    FileStatus(
      kind: .regular, size: size, modified: 0, changed: 0, device: 1, inode: 1, mode: 0o644, owner: 0,
      group: 0,
      linkCount: 1)
  }
}
