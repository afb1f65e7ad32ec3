import Files
import Posts

/// Which files are memos, and how their names and the memos' identities belong together.
enum MemoName {
  /// A name that ends in `.md` and is not one of those that editors and sync programs use for their own files.
  static func isMemo(_ name: FileName) -> Bool {
    name.hasSuffixIgnoringCase(".md") && !name.hasPrefix(".") && !name.hasPrefix("#")
  }

  /// Whether the listing tells of a memo; what a symbolic link leads to is seen when it is read.
  static func isMemo(_ entry: DirectoryEntry) -> Bool {
    entry.kind != .directory && entry.kind != .special && isMemo(entry.name)
  }

  /// Whether the name begins with a date, `20261130`: such names are in the order of time.
  static func beginsWithDate(_ name: FileName) -> Bool {
    name.bytes.beginsWithDate
  }

  /// The name without `.md`; one that ends in another spelling of it, such as `.MD`, keeps it.
  static func id(of name: FileName) -> PostID {
    PostID(first: name.hasSuffix(".md") ? name.bytes.count - 3 : name.bytes.count, of: name.bytes)
  }

  /// The name of a new memo's file; nil where the identity makes no file name.
  static func name(of id: PostID) -> FileName? {
    FileName(id.bytes + Array(".md".utf8))
  }
}
