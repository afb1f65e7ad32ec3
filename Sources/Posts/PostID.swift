/// A memo's identity: its file name without `.md`, as bytes, so that NFC and NFD spellings are two memos.
package struct PostID: Hashable, Sendable {
  package let bytes: [UInt8]

  package init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The identity of the memo whose file name without `.md` is `text`.
  package init(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }

  /// The name for people; bytes that are not UTF-8 show as U+FFFD.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension PostID: Comparable {
  /// By bytes, so that ids that begin with a date are in the order of time.
  package static func < (left: PostID, right: PostID) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}
