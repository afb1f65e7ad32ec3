import Files

/// The names of memos, to be asked for names of files: a table of their hashes with open addressing (Knuth, The Art of
/// Computer Programming 3, 6.4), which is looked through without a look at the memos themselves. Two names in a folder have
/// the same 64 bits by a chance below one in a thousand million folders; such a file is found when the folder is looked
/// through next.
struct KnownNames {
  /// Zero where there is none; at least half of them, so that no search takes long.
  private var slots: [UInt64]

  init(of memos: [IndexedPost]) {
    slots = [UInt64](repeating: 0, count: 1 << (Int.bitWidth - memos.count.leadingZeroBitCount + 1))
    for memo in memos {
      let hash = Self.hash(memo.name)
      slots[slot(of: hash)] = hash
    }
  }

  func contains(_ name: FileName) -> Bool {
    let hash = Self.hash(name)
    return slots[slot(of: hash)] == hash
  }

  /// Where the hash stands, or belongs.
  private func slot(of hash: UInt64) -> Int {
    // The highest bits are mixed best.
    var slot = Int(truncatingIfNeeded: hash >> 40 ^ hash) & (slots.count - 1)
    while slots[slot] != 0 && slots[slot] != hash { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  private static func hash(_ name: FileName) -> UInt64 {
    max(1, UInt64(bitPattern: Int64(name.bytes.span.contentHash)))
  }
}
