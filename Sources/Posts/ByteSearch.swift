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
}
