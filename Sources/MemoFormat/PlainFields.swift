/// The common front matter found without libyaml and without copying: lines `key: text`, `key: "text"` and
/// `key: [a, b]`, with comments. Its memory is used again for the next block.
///
/// It has to agree with `FrontMatterReader` wherever it does not give up; the bytes have to be UTF-8.
package struct PlainFields {
  private static let longestKey = 128

  /// The fields of the last block, in its order.
  package private(set) var fields: [PlainField] = []
  /// The items of its lists, one list after the other.
  package private(set) var items: [Range<Int>] = []

  package init() {}

  /// Finds the fields of a block; false when there are none, or when any of its lines is of another kind.
  mutating func read(_ bytes: Span<UInt8>, block: Range<Int>) -> Bool {
    fields.removeAll(keepingCapacity: true)
    items.removeAll(keepingCapacity: true)
    var start = block.lowerBound
    let isPlain = bytes.extracting(block).isOfPlainBytes
    while start < block.upperBound {
      let line = bytes.line(at: start)
      let content = Self.content(of: line, in: bytes)
      guard isPlain || !Self.isSpecial(content, in: bytes) else { return false }
      if !content.isEmpty, bytes[content.lowerBound] != .hash {
        guard let field = field(content, in: bytes) else { return false }
        fields.append(field)
      }
      start = line.upperBound
    }
    return !fields.isEmpty
  }
}

extension PlainFields {
  /// A line without its end.
  private static func content(of line: Range<Int>, in bytes: Span<UInt8>) -> Range<Int> {
    var end = line.upperBound - 1
    if end > line.lowerBound, bytes[end - 1] == .carriageReturn { end -= 1 }
    return line.lowerBound..<end
  }

  /// Whether a line holds a byte that YAML gives a meaning to or refuses.
  private static func isSpecial(_ content: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    content.contains { (bytes[$0] < 0x20 || bytes[$0] >= 0x7F) && isSpecial($0, in: bytes) }
  }

  /// Controls, and the first bytes of U+0080–U+009F, U+2028, U+2029 and the highest code points of the first plane.
  private static func isSpecial(_ offset: Int, in bytes: Span<UInt8>) -> Bool {
    switch bytes[offset] {
    case 0..<0x20, 0x7F: true
    case 0xC2: bytes[offset + 1] < 0xA0
    case 0xE2: bytes[offset + 1] == 0x80 && (bytes[offset + 2] == 0xA8 || bytes[offset + 2] == 0xA9)
    case 0xEF: bytes[offset + 1] >= 0xBB && bytes[offset + 2] >= 0xBE
    default: false
    }
  }

  private mutating func field(_ line: Range<Int>, in bytes: Span<UInt8>) -> PlainField? {
    guard
      let colon = line.prefix(Self.longestKey).first(where: { !bytes[$0].isInKey }), colon > line.lowerBound,
      bytes[colon] == .colon, bytes[line.lowerBound] != .hyphen
    else { return nil }
    return field(line.lowerBound..<colon, colon + 1..<line.upperBound, in: bytes)
  }

  /// The field of a key and what follows its colon.
  private mutating func field(
    _ key: Range<Int>, _ rest: Range<Int>, in bytes: Span<UInt8>
  ) -> PlainField? {
    guard let start = rest.first(where: { bytes[$0] != .space }) else {
      let nothing = rest.lowerBound..<rest.lowerBound
      return PlainField(key: key, style: .plain, range: nothing, text: nothing)
    }
    guard start > rest.lowerBound else { return nil }
    let value = start..<rest.upperBound
    return switch bytes[start] {
    case UInt8(ascii: "\""): Self.quoted(key, value, in: bytes)
    case .openBracket: list(key, value, in: bytes)
    case let first where first.isLetterOrDigit: Self.plain(key, value, in: bytes)
    default: nil
    }
  }

  private static func plain(
    _ key: Range<Int>, _ value: Range<Int>, in bytes: Span<UInt8>
  ) -> PlainField? {
    var end = value.upperBound
    for offset in value where bytes[offset] == .colon || bytes[offset] == .hash {
      if bytes[offset] == .colon {
        if offset + 1 == value.upperBound || bytes[offset + 1] == .space { return nil }
      } else if bytes[offset - 1] == .space {
        end = offset
        break
      }
    }
    let range = bytes.trimmed(value.lowerBound..<end)
    return PlainField(key: key, style: .plain, range: range, text: range)
  }

  private static func quoted(
    _ key: Range<Int>, _ value: Range<Int>, in bytes: Span<UInt8>
  ) -> PlainField? {
    let inside = value.dropFirst()
    guard
      let quote = inside.first(where: { bytes[$0] == UInt8(ascii: "\"") || bytes[$0] == UInt8(ascii: "\\") }),
      bytes[quote] != UInt8(ascii: "\\"), isEnd(quote + 1..<value.upperBound, in: bytes)
    else { return nil }
    return PlainField(
      key: key, style: .quoted, range: value.lowerBound..<quote + 1, text: inside.lowerBound..<quote)
  }

  private mutating func list(
    _ key: Range<Int>, _ value: Range<Int>, in bytes: Span<UInt8>
  ) -> PlainField? {
    let firstItem = items.count
    var start = value.lowerBound + 1
    while let end = (start..<value.upperBound).first(where: { bytes[$0].endsPlainItem }) {
      let item = bytes.trimmed(start..<end)
      let isEmptyList = item.isEmpty && items.count == firstItem && bytes[end] == .closeBracket
      if !isEmptyList {
        guard !item.isEmpty, bytes[item.lowerBound].isLetterOrDigit else { return nil }
        items.append(item)
      }
      start = end + 1
      if bytes[end] == .comma { continue }
      guard bytes[end] == .closeBracket, Self.isEnd(start..<value.upperBound, in: bytes) else { return nil }
      let range = value.lowerBound..<start
      return PlainField(
        key: key, style: .list, range: range, text: range, items: firstItem..<items.count)
    }
    return nil
  }

  /// Whether nothing follows but blanks or a comment after a blank.
  private static func isEnd(_ rest: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    guard let next = rest.first(where: { bytes[$0] != .space }) else { return true }
    return next > rest.lowerBound && bytes[next] == .hash
  }
}

extension UInt8 {
  fileprivate static let closeBracket = UInt8(ascii: "]")

  /// Whether a plain scalar can begin with the byte in any place: ASCII letters, digits, all beyond ASCII.
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...:
      true
    default: false
    }
  }

  fileprivate var isInKey: Bool {
    self < 0x80 && isLetterOrDigit || self == .hyphen || self == UInt8(ascii: "_")
  }

  /// Anything but what an item of an inline list may hold without a second thought.
  fileprivate var endsPlainItem: Bool {
    !isLetterOrDigit && ![.space, .hyphen, .period, UInt8(ascii: "_"), UInt8(ascii: "/")].contains(self)
  }
}
