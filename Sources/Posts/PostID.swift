import Glibc

/// A memo's identity: its file name without `.md`, as bytes, so that NFC and NFD spellings are two memos.
package struct PostID: Sendable {
  package let bytes: [UInt8]
  /// The first sixteen bytes as one number: most comparisons end there.
  private let head: UInt128

  package init(bytes: [UInt8]) {
    self.bytes = bytes
    head = bytes.prefix(16).reduce(0) { $0 << 8 | UInt128($1) } << (8 * UInt128(16 - min(16, bytes.count)))
  }

  /// The identity of the memo whose file name without `.md` is `text`.
  package init(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }

  /// Stands in place of the dot before an ending that is spelled in another way than `.md`.
  package static let endingMark = UInt8(ascii: "/")

  /// The name for people; bytes that are not UTF-8 show as U+FFFD.
  package var text: String {
    String(decoding: bytes.map { $0 == PostID.endingMark ? UInt8(ascii: ".") : $0 }, as: UTF8.self)
  }
}

extension PostID: Hashable {
  package static func == (left: PostID, right: PostID) -> Bool {
    left.head == right.head && left.bytes.count == right.bytes.count && compareBytes(left, right) == 0
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(head)
    hasher.combine(bytes.count)
  }
}

extension PostID: Comparable {
  /// By bytes, so that ids that begin with a date are in the order of time.
  package static func < (left: PostID, right: PostID) -> Bool {
    if left.head != right.head { return left.head < right.head }
    let order = compareBytes(left, right)
    return order == 0 ? left.bytes.count < right.bytes.count : order < 0
  }
}

/// `memcmp` over the length that both have.
private func compareBytes(_ left: PostID, _ right: PostID) -> Int32 {
  left.bytes.withUnsafeBytes { left in
    right.bytes.withUnsafeBytes { right in
      guard let first = left.baseAddress, let second = right.baseAddress else { return 0 }
      return memcmp(first, second, min(left.count, right.count))
    }
  }
}
