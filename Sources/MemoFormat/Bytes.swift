import Glibc

extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let hash = UInt8(ascii: "#")
  static let comma = UInt8(ascii: ",")
  static let hyphen = UInt8(ascii: "-")
  static let period = UInt8(ascii: ".")
  static let colon = UInt8(ascii: ":")
  static let openBracket = UInt8(ascii: "[")

  var isSpaceOrTab: Bool { self == .space || self == .tab }
  var isBlankOrLineEnd: Bool { isSpaceOrTab || self == .lineFeed || self == .carriageReturn }
}

extension Span<UInt8> {
  /// The first offset of a byte at or after `start`.
  func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    guard start < count else { return nil }
    return withUnsafeBytes { memory in
      guard let base = memory.baseAddress, let hit = memchr(base + start, Int32(byte), count - start)
      else { return nil }
      return base.distance(to: UnsafeRawPointer(hit))
    }
  }

  /// The first offset of a word at or after `start`.
  func firstIndex(of word: [UInt8], from start: Int) -> Int? {
    guard let first = word.first else { return nil }
    var start = start
    while let hit = firstIndex(of: first, from: start) {
      if hasBytes(word, at: hit) { return hit }
      start = hit + 1
    }
    return nil
  }

  /// Whether a range holds blanks and line ends only.
  func isBlank(_ range: Range<Int>) -> Bool {
    range.allSatisfy { self[$0].isBlankOrLineEnd }
  }

  /// Whether some bytes stand at an offset.
  func hasBytes(_ wanted: [UInt8], at start: Int) -> Bool {
    start + wanted.count <= count && wanted.indices.allSatisfy { self[start + $0] == wanted[$0] }
  }

  /// A range decoded as UTF-8, bad bytes as U+FFFD.
  func text(_ range: Range<Int>) -> String {
    extracting(range).withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }

  /// A range without the blanks and line ends around it.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let last = range.last, self[last].isBlankOrLineEnd { range = range.dropLast() }
    while let first = range.first, self[first].isBlankOrLineEnd { range = range.dropFirst() }
    return range
  }

  /// Whether the bytes are UTF-8.
  var isUTF8: Bool {
    let proven = commonUTF8Length
    guard proven < count else { return true }
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: extracting(proven...))
      return true
    } catch {
      return false
    }
  }
}
