/// The common front matter read without libyaml: lines `key: text`, `key: "text"` and `key: [a, b]`, with comments.
///
/// It has to agree with `FrontMatterReader` wherever it does not give up; the bytes have to be UTF-8.
enum PlainLines {
  private static let longestKey = 128

  /// The front matter of a block; nil when any of its lines is of another kind.
  static func read(_ bytes: Span<UInt8>, block: Range<Int>) -> FrontMatter? {
    var frontMatter = FrontMatter()
    var start = block.lowerBound
    while start < block.upperBound {
      let line = bytes.line(at: start)
      guard let content = content(of: line, in: bytes) else { return nil }
      if let first = content.first, bytes[first] != .hash {
        guard let entry = entry(content, in: bytes) else { return nil }
        frontMatter.entries.append(entry)
      }
      start = line.upperBound
    }
    return frontMatter.entries.isEmpty ? nil : frontMatter
  }
}

extension PlainLines {
  /// A line without its end; nil when it holds a byte that YAML gives a meaning to or refuses.
  private static func content(of line: Range<Int>, in bytes: Span<UInt8>) -> Range<Int>? {
    var end = line.upperBound - 1
    if end > line.lowerBound, bytes[end - 1] == .carriageReturn { end -= 1 }
    for offset in line.lowerBound..<end where bytes[offset] < 0x20 || bytes[offset] >= 0x7F {
      if isSpecial(offset, in: bytes) { return nil }
    }
    return line.lowerBound..<end
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

  private static func entry(_ line: Range<Int>, in bytes: Span<UInt8>) -> FrontMatter.Entry? {
    guard let colon = line.prefix(longestKey).first(where: { !bytes[$0].isInKey }), colon > line.lowerBound,
      bytes[colon] == .colon, bytes[line.lowerBound] != .hyphen,
      let node = node(colon + 1..<line.upperBound, in: bytes)
    else { return nil }
    return FrontMatter.Entry(key: bytes.text(line.lowerBound..<colon), colonEnd: colon + 1, node: node)
  }

  /// The value in what follows a colon.
  private static func node(_ rest: Range<Int>, in bytes: Span<UInt8>) -> Node? {
    guard let start = rest.first(where: { bytes[$0] != .space }) else {
      return Node(range: rest.lowerBound..<rest.lowerBound, style: .plain, text: "")
    }
    guard start > rest.lowerBound else { return nil }
    let value = start..<rest.upperBound
    return switch bytes[start] {
    case UInt8(ascii: "\""): quoted(value, in: bytes)
    case .openBracket: list(value, in: bytes)
    case let first where first.isLetterOrDigit: plain(value, in: bytes)
    default: nil
    }
  }

  private static func plain(_ value: Range<Int>, in bytes: Span<UInt8>) -> Node? {
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
    return Node(range: range, style: .plain, text: bytes.text(range))
  }

  private static func quoted(_ value: Range<Int>, in bytes: Span<UInt8>) -> Node? {
    let inside = value.dropFirst()
    guard
      let quote = inside.first(where: { bytes[$0] == UInt8(ascii: "\"") || bytes[$0] == UInt8(ascii: "\\") }),
      bytes[quote] != UInt8(ascii: "\\"), isEnd(quote + 1..<value.upperBound, in: bytes)
    else { return nil }
    return Node(
      range: value.lowerBound..<quote + 1, style: .doubleQuoted, text: bytes.text(inside.lowerBound..<quote))
  }

  private static func list(_ value: Range<Int>, in bytes: Span<UInt8>) -> Node? {
    var items: [Node] = []
    var start = value.lowerBound + 1
    while let end = (start..<value.upperBound).first(where: { bytes[$0].endsPlainItem }) {
      let range = bytes.trimmed(start..<end)
      guard let first = range.first, bytes[first].isLetterOrDigit else { return nil }
      items.append(Node(range: range, style: .plain, text: bytes.text(range)))
      start = end + 1
      if bytes[end] == .comma { continue }
      guard bytes[end] == .closeBracket, isEnd(start..<value.upperBound, in: bytes) else { return nil }
      return Node(range: value.lowerBound..<start, style: .flowList, text: "", items: items)
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
