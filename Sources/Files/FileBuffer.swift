import Glibc

/// Memory that many files are read into, one after the other.
package struct FileBuffer: ~Copyable {
  private var memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 * 1024, alignment: 16)
  /// How many bytes of the last file are held.
  private var count = 0

  package init() {}

  deinit {
    memory.deallocate()
  }

  /// Hands on what was read of the last file.
  package func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    body(UnsafeRawBufferPointer(rebasing: memory[..<count]).assumingMemoryBound(to: UInt8.self).span)
  }

  /// Reads a file anew with one call where its length is the expected one; false when it is shorter or goes on.
  mutating func fill(
    from file: Descriptor, expecting length: Int, limit: Int, _ fileSystem: any FileSystem
  ) throws(FileError) -> Bool {
    let wanted = min(length, limit)
    // One byte more tells whether the file has grown.
    let room = min(length + 1, limit)
    reserve(room)
    count = try fileSystem.readFirst(file, into: UnsafeMutableRawBufferPointer(rebasing: memory[..<room]))
    if count < wanted {
      count = try fileSystem.readAll(file, into: UnsafeMutableRawBufferPointer(rebasing: memory[..<wanted]))
    }
    let isAsExpected = count == wanted
    count = min(count, wanted)
    return isAsExpected
  }

  private mutating func reserve(_ capacity: Int) {
    guard memory.count < capacity else { return }
    memory.deallocate()
    memory = .allocate(byteCount: capacity, alignment: 16)
  }
}

extension FileSystem {
  /// One call to read, made again when a signal interrupted it.
  fileprivate func readFirst(
    _ file: Descriptor, into buffer: UnsafeMutableRawBufferPointer
  ) throws(FileError) -> Int {
    while true {
      do throws(FileError) {
        return try read(file, at: 0, into: buffer)
      } catch  where error.code == EINTR {}
    }
  }
}
