import Glibc

/// A memo's identity: its file name without `.md`, as bytes, so that NFC and NFD spellings are two memos.
package struct PostID: Sendable {
  /// The name, or more than it: a file's whole name serves its memo too, so that its memory is shared.
  private let storage: [UInt8]
  /// The length of the name in bytes.
  package let count: Int
  /// Most comparisons end there.
  package let beginning: Beginning

  package init(bytes: [UInt8]) {
    self.init(first: bytes.count, of: bytes)
  }

  /// The identity that the first `count` bytes spell.
  package init(first count: Int, of bytes: [UInt8]) {
    storage = bytes
    self.count = min(count, bytes.count)
    beginning = bytes.withUnsafeBytes { whole in
      let bytes = UnsafeRawBufferPointer(rebasing: whole[..<min(count, whole.count)])
      return Beginning(
        high: Self.number(in: bytes.prefix(8)), low: Self.number(in: bytes.dropFirst(8).prefix(8)))
    }
  }

  /// The identity of the memo whose file name without `.md` is `text`.
  package init(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }

  /// Stands in place of the dot before an ending that is spelled in another way than `.md`.
  package static let endingMark = UInt8(ascii: "/")

  package var bytes: [UInt8] { count == storage.count ? storage : Array(storage[..<count]) }

  package var last: UInt8? { count == 0 ? nil : storage[count - 1] }

  /// The name for people; bytes that are not UTF-8 show as U+FFFD.
  package var text: String {
    String(decoding: nameBytes, as: UTF8.self)
  }

  /// The name for people and programs, as the bytes that it is.
  package var nameBytes: [UInt8] { bytes.map { $0 == PostID.endingMark ? UInt8(ascii: ".") : $0 } }
}

extension PostID {
  /// The first sixteen bytes as two numbers. One number of sixteen bytes would have the memory of a memo asked for on a
  /// slower way.
  package struct Beginning: Hashable, Comparable, Sendable {
    fileprivate let high: UInt64
    fileprivate let low: UInt64

    package static func < (left: Beginning, right: Beginning) -> Bool {
      left.high == right.high ? left.low < right.low : left.high < right.high
    }
  }
}

extension PostID: Hashable {
  package static func == (left: PostID, right: PostID) -> Bool {
    left.beginning == right.beginning && left.count == right.count && compareBytes(left, right) == 0
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(beginning.high)
    hasher.combine(beginning.low)
    hasher.combine(count)
  }
}

extension PostID {
  /// A number below 2⁴⁰ that looks like chance and is the same for the same seed (FNV-1a, finished as splitmix64).
  func scattered(by seed: UInt64) -> Int {
    var hash = storage.withUnsafeBytes { bytes in
      bytes.prefix(count).reduce(seed ^ 0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
    hash = (hash ^ hash >> 30) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ hash >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((hash ^ hash >> 31) >> 24)
  }
}

extension PostID: Comparable {
  /// By bytes, so that ids that begin with a date are in the order of time.
  package static func < (left: PostID, right: PostID) -> Bool {
    if left.beginning != right.beginning { return left.beginning < right.beginning }
    let order = compareBytes(left, right)
    return order == 0 ? left.count < right.count : order < 0
  }
}

extension PostID {
  /// Up to eight bytes, the first in the highest place, as if zeros followed.
  private static func number(in bytes: Slice<UnsafeRawBufferPointer>) -> UInt64 {
    let all = UnsafeRawBufferPointer(rebasing: bytes)
    if all.count == 8 { return UInt64(bigEndian: all.loadUnaligned(as: UInt64.self)) }
    return bytes.reduce(0) { $0 << 8 | UInt64($1) } << UInt64(8 * (8 - bytes.count))
  }

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
