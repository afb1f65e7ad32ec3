/// Sorts memos by one number each, packed with the memo's index into one word, which sorts without touching a memo.
struct PackedOrder {
  private static let indexBits: UInt64 = 20
  /// The largest number, either way.
  private static let bound = 1 << 41

  private var keys: [UInt64] = []
  private let count: Int
  private let isAscending: Bool

  /// For memos whose identities descend; equal numbers stand by identity.
  init?(count: Int, isAscending: Bool) {
    guard count < 1 << Int(Self.indexBits) else { return nil }
    self.count = count
    self.isAscending = isAscending
    keys.reserveCapacity(count)
  }

  /// Takes in the next memo's number, nil where it has none; false when it is out of bounds.
  mutating func append(_ number: Int?) -> Bool {
    let place = UInt64(isAscending ? count - 1 - keys.count : keys.count)
    guard let number else {
      keys.append(UInt64(4 * Self.bound) << Self.indexBits | place)
      return true
    }
    guard -Self.bound < number, number < Self.bound else { return false }
    keys.append(UInt64(Self.bound + (isAscending ? number : -number)) << Self.indexBits | place)
    return true
  }

  /// The indexes of the memos in order.
  func sorted() -> [Int] {
    let mask = UInt64(1) << Self.indexBits - 1
    return keys.sorted().map { key in
      let place = Int(key & mask)
      return isAscending ? count - 1 - place : place
    }
  }
}
