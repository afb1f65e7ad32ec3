import Glibc

/// Whose words a memo's text holds: the book's, which are the block quote at its start, the reader's, or both.
package struct BodyParts: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let quote = BodyParts(rawValue: 1)
  package static let note = BodyParts(rawValue: 2)

  /// Of a text in UTF-8. No more lines are looked at than it takes.
  package init(of body: UnsafeRawBufferPointer) {
    var rest = body[...]
    while let first = rest.first, first.isLineEnd { rest.removeFirst() }
    var hasQuote = false
    while rest.first == UInt8(ascii: ">") { hasQuote = rest.removeQuotedLine() || hasQuote }
    let hasNote = rest.contains { !$0.isBlank }
    self = [hasQuote ? .quote : [], hasNote ? .note : []]
  }
}

extension Slice<UnsafeRawBufferPointer> {
  private var firstLineFeed: Int? {
    let bytes = UnsafeRawBufferPointer(rebasing: self)
    guard let start = bytes.baseAddress, let hit = memchr(start, Int32(UInt8(ascii: "\n")), bytes.count)
    else {
      return nil
    }
    return startIndex + start.distance(to: UnsafeRawPointer(hit))
  }

  /// Removes the first line, and returns whether there is more in it than the mark.
  fileprivate mutating func removeQuotedLine() -> Bool {
    let end = firstLineFeed ?? endIndex
    let hasText = self[startIndex..<end].dropFirst().contains { !$0.isBlank }
    self = self[end...].dropFirst()
    return hasText
  }
}

extension UInt8 {
  fileprivate var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || (0x09...0x0D).contains(self) }
}
