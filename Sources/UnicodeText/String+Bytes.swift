import Glibc

extension String {
  /// Equality of bytes: unlike `==`, composed and decomposed letters differ.
  package func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    let isSame = withBytes(of: other) { mine, theirs in
      guard let one = mine.baseAddress, let two = theirs.baseAddress, one != two else { return true }
      return memcmp(one, two, mine.count) == 0
    }
    return isSame ?? utf8.elementsEqual(other.utf8)
  }

  /// How many bytes two texts share at their beginnings, and at their ends beside that.
  func sharedBytes(with other: String) -> (head: Int, tail: Int) {
    let shared = withBytes(of: other) { mine, theirs -> (Int, Int) in
      let head = mine.sharedBeginning(with: theirs)
      return (head, mine.dropFirst(head).sharedEnd(with: theirs.dropFirst(head)))
    }
    return shared ?? (0, 0)
  }

  /// The text of these bytes, which begin and end between two characters.
  func bytes(in range: Range<Int>) -> String {
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    return String(self[start..<utf8.index(start, offsetBy: range.count)])
  }

  /// Nil for a text that does not lie in one piece.
  private func withBytes<Result>(
    of other: String, _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result? {
    utf8.withContiguousStorageIfAvailable { mine in
      other.utf8.withContiguousStorageIfAvailable { theirs in body(mine, theirs) }
    } ?? nil
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Many bytes are compared at once by memcmp(3), and those that differ one by one.
  fileprivate func sharedBeginning(with other: Self) -> Int {
    guard let mine = baseAddress, let theirs = other.baseAddress else { return 0 }
    let (most, block) = (Swift.min(count, other.count), 1024)
    var shared = 0
    while shared + block <= most, memcmp(mine + shared, theirs + shared, block) == 0 { shared += block }
    while shared < most, mine[shared] == theirs[shared] { shared += 1 }
    return shared
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  fileprivate func sharedEnd(with other: Self) -> Int {
    guard let mine = base.baseAddress, let theirs = other.base.baseAddress else { return 0 }
    let (most, block) = (Swift.min(count, other.count), 1024)
    let (end, otherEnd) = (mine + endIndex, theirs + other.endIndex)
    var shared = 0
    while shared + block <= most, memcmp(end - shared - block, otherEnd - shared - block, block) == 0 {
      shared += block
    }
    while shared < most, end[-1 - shared] == otherEnd[-1 - shared] { shared += 1 }
    return shared
  }
}
