import CSystem

extension [UInt8] {
  /// Whether `word` stands somewhere in `range`; an empty word stands everywhere.
  func contains(_ word: [UInt8], in range: Range<Int>) -> Bool {
    withUnsafeBytes { bytes in
      word.withUnsafeBytes { word in
        guard let needle = word.baseAddress, !word.isEmpty else { return true }
        guard let haystack = bytes.baseAddress else { return false }
        return memmem(haystack + range.lowerBound, range.count, needle, word.count) != nil
      }
    }
  }

  /// Whether what stands in one range stands in another as well.
  func repeats(_ word: Range<Int>, in range: Range<Int>) -> Bool {
    withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, !word.isEmpty else { return true }
      return memmem(base + range.lowerBound, range.count, base + word.lowerBound, word.count) != nil
    }
  }

  /// The first offset of `word`, which is not empty, from `start` on.
  func firstIndex(of word: [UInt8], from start: Int) -> Int? {
    withUnsafeBytes { bytes in
      word.withUnsafeBytes { word in
        guard let base = bytes.baseAddress, let needle = word.baseAddress, start < bytes.count,
          let hit = memmem(base + start, bytes.count - start, needle, word.count)
        else { return nil }
        return base.distance(to: UnsafeRawPointer(hit))
      }
    }
  }
}
