/// The way from one version of a memo's file back to another, byte for byte where the file still is the version that the
/// way begins at.
package struct Reversion: Hashable, Sendable {
  /// The version that the way begins at.
  package let expected: ContentHash
  /// The bytes of that version that differ.
  package let range: Range<Int>
  /// What takes their place.
  package let bytes: [UInt8]
  /// The same as changes of fields, for a file that somebody changed in another place meanwhile.
  package let changes: [PostChange]
  /// What those fields held in the version that the way begins at; one that holds something else is left alone.
  package let old: [PostChange]

  /// A way of these parts.
  package init(
    expected: ContentHash, range: Range<Int>, bytes: [UInt8], changes: [PostChange], old: [PostChange]
  ) {
    self.expected = expected
    self.range = range
    self.bytes = bytes
    self.changes = changes
    self.old = old
  }

  /// The way from a version to another one; `changes` are the fields in which they differ.
  package init(from start: [UInt8], to end: [UInt8], changes: [PostChange], old: [PostChange]) {
    let shared = zip(start, end).prefix { $0 == $1 }.count
    let mostTail = min(start.count, end.count) - shared
    let tail = zip(start.reversed(), end.reversed()).prefix(mostTail).prefix { $0 == $1 }.count
    expected = ContentHash(of: start)
    range = shared..<start.count - tail
    bytes = Array(end[shared..<end.count - tail])
    self.changes = changes
    self.old = old
  }

  /// The version at the end of the way; nil for bytes of another version than the one it begins at.
  package func applied(to start: [UInt8]) -> [UInt8]? {
    guard range.upperBound <= start.count, ContentHash(of: start) == expected else { return nil }
    return Array(start[..<range.lowerBound]) + bytes + Array(start[range.upperBound...])
  }
}
