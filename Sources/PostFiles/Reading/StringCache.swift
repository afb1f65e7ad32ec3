import Glibc
import MemoFormat

/// Texts that come again and again, such as books and authors, kept so that all memos share one copy of each.
///
/// Bounded: a newer text takes the place of an older one with the same hash, which is then only shared no further.
struct StringCache {
  private var texts: [String]
  private var lists: [(source: String, items: [String])]

  /// A cache of this many places for texts, and as many for lists.
  init(places: Int) {
    texts = [String](repeating: "", count: places)
    lists = [(source: String, items: [String])](repeating: ("", []), count: places)
  }

  /// The text of UTF-8 bytes.
  mutating func text(_ bytes: Span<UInt8>) -> String {
    if bytes.count <= 15 { return bytes.string }
    let place = place(of: bytes)
    if bytes.spell(texts[place]) { return texts[place] }
    let text = bytes.string
    texts[place] = text
    return text
  }

  /// The items that `make` finds in a source, made once for equal sources.
  mutating func list(
    _ source: Span<UInt8>, _ make: (inout StringCache) -> [String]
  ) -> [String] {
    let place = place(of: source)
    if !source.isEmpty, source.spell(lists[place].source) { return lists[place].items }
    let items = make(&self)
    lists[place] = (source.string, items)
    return items
  }

  /// FNV-1a, folded to the number of places.
  private func place(of bytes: Span<UInt8>) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for offset in bytes.indices { hash = (hash ^ UInt64(bytes[offset])) &* 0x100_0000_01B3 }
    return Int((hash ^ hash >> 32) % UInt64(texts.count))
  }
}

extension Span<UInt8> {
  fileprivate var string: String { String(utf8: self) }

  /// Whether a text consists of exactly these bytes.
  fileprivate func spell(_ text: String) -> Bool {
    guard text.utf8.count == count else { return false }
    var text = text
    return text.withUTF8 { text in
      withUnsafeBufferPointer { bytes in
        guard let first = bytes.baseAddress, let second = text.baseAddress else { return count == 0 }
        return memcmp(first, second, count) == 0
      }
    }
  }
}
