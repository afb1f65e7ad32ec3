import Glibc
import MemoFormat

/// Texts that come again and again, such as books and authors, kept so that all memos share one copy of each.
///
/// Bounded: a newer text takes the place of an older one with the same hash, which is then only shared no further.
struct StringCache {
  private var texts: [String]
  private var lists: [[String]]

  /// A cache of this many places for texts, and as many for lists.
  init(places: Int) {
    texts = [String](repeating: "", count: places)
    lists = [[String]](repeating: [], count: places)
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

  /// The texts that stand at these places in a source of UTF-8 bytes.
  mutating func list(_ source: Range<Int>, _ items: [Range<Int>], of bytes: Span<UInt8>) -> [String] {
    let place = place(of: bytes.extracting(source))
    if bytes.spell(lists[place], at: items) { return lists[place] }
    let list = items.map { text(bytes.extracting($0)) }
    lists[place] = list
    return list
  }

  private func place(of bytes: Span<UInt8>) -> Int {
    Int(UInt(bitPattern: bytes.contentHash) % UInt(texts.count))
  }
}

extension Span<UInt8> {
  fileprivate var string: String { String(utf8: self) }

  /// Whether texts stand at these places, one at each.
  fileprivate func spell(_ texts: [String], at places: [Range<Int>]) -> Bool {
    texts.count == places.count && texts.indices.allSatisfy { extracting(places[$0]).spell(texts[$0]) }
  }

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
