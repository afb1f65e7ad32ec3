import Files
import Posts

/// Which files are memos, and how their names and the memos' identities belong together.
enum MemoName {
  /// A name that ends in `.md` and is not one of those that editors and sync programs use for their own files.
  static func isMemo(_ name: FileName) -> Bool {
    name.bytes.withUnsafeBytes { bytes in
      let isOthers = bytes.first == UInt8(ascii: ".") || bytes.first == UInt8(ascii: "#")
      guard bytes.count >= 3, !isOthers else { return false }
      // Setting this bit makes a capital letter small.
      return bytes[bytes.count - 3] == UInt8(ascii: ".") && bytes[bytes.count - 2] | 0x20 == UInt8(ascii: "m")
        && bytes[bytes.count - 1] | 0x20 == UInt8(ascii: "d")
    }
  }

  /// Whether the listing tells of a memo; what a symbolic link leads to is seen when it is read.
  static func isMemo(_ entry: DirectoryEntry) -> Bool {
    entry.kind != .directory && entry.kind != .special && isMemo(entry.name)
  }

  /// Whether the name begins with a date, `20261130`: such names are in the order of time.
  static func beginsWithDate(_ name: FileName) -> Bool {
    name.bytes.beginsWithDate
  }

  /// The name without `.md`. One that ends in another spelling of it keeps it, after a slash, which no name holds: so
  /// `A.MD` and `A.MD.md` are two memos.
  static func id(of name: FileName) -> PostID {
    if name.hasSuffix(".md") { return PostID(first: name.bytes.count - 3, of: name.bytes) }
    return PostID(bytes: name.bytes.dropLast(3) + [PostID.endingMark] + name.bytes.suffix(2))
  }

  /// The name of a memo's file; nil where the identity makes no file name.
  static func name(of id: PostID) -> FileName? {
    let ending = id.bytes.suffix(3)
    guard ending.first == PostID.endingMark else { return FileName(id.bytes + Array(".md".utf8)) }
    let name = FileName(id.bytes.dropLast(3) + Array(".".utf8) + ending.dropFirst())
    return name.flatMap { isMemo($0) && self.id(of: $0) == id ? $0 : nil }
  }
}
