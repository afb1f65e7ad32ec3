import Glibc

/// A memo's identity: its file name without `.md`, as bytes, so that NFC and NFD spellings are two memos.
package struct PostID: Sendable {
  /// The name, or more than it: a file's whole name serves its memo too, so that its memory is shared.
  private let storage: [UInt8]
  private let count: Int
  /// The first sixteen bytes as one number: most comparisons end there.
  private let head: UInt128

  package init(bytes: [UInt8]) {
    self.init(first: bytes.count, of: bytes)
  }

  /// The identity that the first `count` bytes spell.
  package init(first count: Int, of bytes: [UInt8]) {
    storage = bytes
    self.count = min(count, bytes.count)
    head = bytes.withUnsafeBytes { whole in
      let bytes = UnsafeRawBufferPointer(rebasing: whole[..<min(count, whole.count)])
      if bytes.count >= 16 { return UInt128(bigEndian: bytes.loadUnaligned(as: UInt128.self)) }
      return bytes.reduce(0) { $0 << 8 | UInt128($1) } << (8 * UInt128(16 - bytes.count))
    }
  }

  /// The identity of the memo whose file name without `.md` is `text`.
  package init(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }

  /// Stands in place of the dot before an ending that is spelled in another way than `.md`.
  package static let endingMark = UInt8(ascii: "/")

  package var bytes: [UInt8] { count == storage.count ? storage : Array(storage[..<count]) }

  /// The name for people; bytes that are not UTF-8 show as U+FFFD.
  package var text: String {
    String(decoding: bytes.map { $0 == PostID.endingMark ? UInt8(ascii: ".") : $0 }, as: UTF8.self)
  }
}

extension PostID: Hashable {
  package static func == (left: PostID, right: PostID) -> Bool {
    left.head == right.head && left.count == right.count && compareBytes(left, right) == 0
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(head)
    hasher.combine(count)
  }
}

extension PostID: Comparable {
  /// By bytes, so that ids that begin with a date are in the order of time.
  package static func < (left: PostID, right: PostID) -> Bool {
    if left.head != right.head { return left.head < right.head }
    let order = compareBytes(left, right)
    return order == 0 ? left.count < right.count : order < 0
  }
}

extension PostID {
  /// `memcmp` over the length that both have.
  private static func compareBytes(_ left: PostID, _ right: PostID) -> Int32 {
    left.storage.withUnsafeBytes { leftBytes in
      right.storage.withUnsafeBytes { rightBytes in
        guard let first = leftBytes.baseAddress, let second = rightBytes.baseAddress else { return 0 }
        return memcmp(first, second, min(left.count, right.count))
      }
    }
  }
}
