import Files

/// The names of memos, to be asked for names of files: a table with open addressing (Knuth, The Art of Computer Programming
/// 3, 6.4), since a set of names takes three times as long.
struct KnownNames {
  private let memos: [IndexedPost]
  /// The places of memos, and -1 where there is none; at least half of them, so that no search takes long.
  private var slots: [Int32]

  init(of memos: [IndexedPost]) {
    self.memos = memos
    slots = [Int32](repeating: -1, count: 1 << (Int.bitWidth - memos.count.leadingZeroBitCount + 1))
    for (place, memo) in memos.enumerated() {
      var slot = firstSlot(for: memo.name)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(place)
    }
  }

  func contains(_ name: FileName) -> Bool {
    var slot = firstSlot(for: name)
    while slots[slot] >= 0 {
      if memos[Int(slots[slot])].name == name { return true }
      slot = (slot + 1) & (slots.count - 1)
    }
    return false
  }

  private func firstSlot(for name: FileName) -> Int {
    // The highest bits are mixed best.
    let hash = UInt64(bitPattern: Int64(name.bytes.span.contentHash))
    return Int(truncatingIfNeeded: hash >> 40 ^ hash) & (slots.count - 1)
  }
}
