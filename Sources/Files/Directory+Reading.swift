import Glibc

extension Directory {
  /// Reads a regular file, or the first `limit` bytes of it. A symbolic link is followed to a regular file.
  ///
  /// Never waits and never opens a FIFO, socket or device: those are told as ENXIO, a directory as EISDIR.
  package func read(_ name: FileName, limit: Int) throws(FileError) -> FileContent {
    try read(DirectoryEntry(name: name, kind: .unknown), limit: limit)
  }

  /// Reads a file that a listing told of, with one system call less when it is a regular file.
  package func read(_ entry: DirectoryEntry, limit: Int) throws(FileError) -> FileContent {
    do {
      if entry.kind != .regular { try requireRegular(status(of: entry.name)) }
      let file = try openForReading(entry.name)
      defer { try? fileSystem.close(file) }
      return try readSettled(file, limit: limit)
    } catch {
      throw error.about(entry.name)
    }
  }
}

extension Directory {
  /// Reads a file, or the first `limit` bytes of it, into a buffer with three system calls beside the opening, and
  /// returns the status that it had before; a change in between makes the next status another one.
  package func read(
    _ entry: DirectoryEntry, limit: Int, into buffer: inout FileBuffer
  ) throws(FileError) -> FileStatus {
    do {
      if entry.kind != .regular { try requireRegular(status(of: entry.name)) }
      let file = try openForReading(entry.name)
      defer { try? fileSystem.close(file) }
      return try fill(&buffer, from: file, limit: limit)
    } catch {
      throw error.about(entry.name)
    }
  }

  private func fill(
    _ buffer: inout FileBuffer, from file: Descriptor, limit: Int
  ) throws(FileError) -> FileStatus {
    let attempts = 4
    var status = try fileSystem.status(of: file)
    for _ in 0..<attempts {
      try requireRegular(status)
      if try buffer.fill(from: file, expecting: status.size, limit: limit, fileSystem) { break }
      status = try fileSystem.status(of: file)
    }
    return status
  }
}

extension Directory {
  private func readSettled(_ file: Descriptor, limit: Int) throws(FileError) -> FileContent {
    let furtherAttempts = 3
    var content = try readOnce(file, limit: limit)
    for _ in 0..<furtherAttempts where !content.isSettled {
      content = try readOnce(file, limit: limit)
    }
    return content
  }

  private func readOnce(_ file: Descriptor, limit: Int) throws(FileError) -> FileContent {
    let before = try fileSystem.status(of: file)
    try requireRegular(before)
    let wanted = min(before.size, limit)
    let bytes = try readBytes(file, count: wanted)
    let after = try fileSystem.status(of: file)
    return FileContent(
      bytes: bytes, status: after, isSettled: before == after && bytes.count == wanted)
  }

  private func readBytes(_ file: Descriptor, count: Int) throws(FileError) -> [UInt8] {
    var failure: FileError?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      do throws(FileError) {
        filled = try fileSystem.readAll(file, into: UnsafeMutableRawBufferPointer(buffer))
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  private func requireRegular(_ status: FileStatus) throws(FileError) {
    switch status.kind {
    case .regular: return
    case .directory: throw FileError(.read, nil, code: EISDIR)
    default: throw FileError(.read, nil, code: ENXIO)
    }
  }
}
