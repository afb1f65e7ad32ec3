import CSystem
import Glibc

/// Reads a whole directory with few system calls and one large buffer.
struct DirectoryListing {
  /// Where the parts of the kernel's `struct linux_dirent64` stand; see getdents(2).
  private enum Offset {
    static let recordLength = 16
    static let kind = 18
    static let name = 19
  }

  private let capacity = 256 * 1024

  /// Every entry from the descriptor's position on, without "." and "..".
  func read(_ directory: Descriptor) throws(FileError) -> [DirectoryEntry] {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: capacity, alignment: 8)
    defer { buffer.deallocate() }
    var entries: [DirectoryEntry] = []
    while true {
      let count = try call(.list) {
        dokusho_directory_entries(directory.number, buffer.baseAddress, buffer.count)
      }
      if count == 0 { return entries }
      append(UnsafeRawBufferPointer(rebasing: buffer[..<count]), to: &entries)
    }
  }

  private func append(_ records: UnsafeRawBufferPointer, to entries: inout [DirectoryEntry]) {
    var start = 0
    while start < records.count {
      let length = Int(records.loadUnaligned(fromByteOffset: start + Offset.recordLength, as: UInt16.self))
      let record = UnsafeRawBufferPointer(rebasing: records[start..<start + length])
      if let entry = entry(record) { entries.append(entry) }
      start += length
    }
  }

  private func entry(_ record: UnsafeRawBufferPointer) -> DirectoryEntry? {
    let padded = UnsafeRawBufferPointer(rebasing: record[Offset.name...])
    guard let start = padded.baseAddress else { return nil }
    let length = strnlen(start.assumingMemoryBound(to: CChar.self), padded.count)
    return FileName(UnsafeRawBufferPointer(rebasing: padded[..<length])).map {
      DirectoryEntry(name: $0, kind: FileKind(entryType: record[Offset.kind]))
    }
  }
}

extension FileKind {
  fileprivate init(entryType: UInt8) {
    self =
      switch Int(entryType) {
      case Int(DT_REG): .regular
      case Int(DT_DIR): .directory
      case Int(DT_LNK): .symbolicLink
      case Int(DT_UNKNOWN): .unknown
      default: .special
      }
  }
}
