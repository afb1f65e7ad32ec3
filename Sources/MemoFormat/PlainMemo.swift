/// A memo of the common kind, read in place: UTF-8, a front matter of plain lines with no key twice, then the body.
///
/// Where it does not give up, `MemoText` has no problem to tell of, the same keys, values and body.
package struct PlainMemo {
  private static let mostFields = 32

  package private(set) var plain = PlainFields()
  /// The body's place in the bytes.
  package private(set) var body = 0..<0

  package init() {}

  /// Reads a whole memo file; false when it is of another kind.
  package mutating func read(_ bytes: Span<UInt8>) -> Bool {
    guard case .closed(let fences) = Fences.search(bytes, from: 0),
      fences.block.count <= MemoReader.maximumBlockLength, bytes.isUTF8,
      plain.read(bytes, block: fences.block), plain.fields.count <= Self.mostFields,
      !hasDuplicates(bytes), !ConflictMarkers.stand(in: bytes)
    else { return false }
    body = fences.closing.upperBound..<bytes.count
    return true
  }

  private func hasDuplicates(_ bytes: Span<UInt8>) -> Bool {
    let fields = plain.fields
    for later in fields.indices {
      for earlier in 0..<later where bytes.areSame(fields[earlier].key, fields[later].key) { return true }
    }
    return false
  }
}

extension Span<UInt8> {
  /// Whether the same bytes stand at two places.
  fileprivate func areSame(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    guard left.count == right.count else { return false }
    for offset in 0..<left.count where self[left.lowerBound + offset] != self[right.lowerBound + offset] {
      return false
    }
    return true
  }
}
