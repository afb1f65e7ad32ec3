import CSystem
import Glibc

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

  /// Whether what stands in one range stands before it at a place as well.
  func repeats(_ word: Range<Int>, at place: Int) -> Bool {
    guard place + word.count <= word.lowerBound else { return false }
    return withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return true }
      return memcmp(base + place, base + word.lowerBound, word.count) == 0
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
