import Glibc
import MemoFormat

/// Finds what a list shows of a body: its first heading, its first line, and its first words on one line. It looks at
/// bytes, since this is done for every memo at the start; its memory is used again for the next body.
struct OpeningLines {
  /// Where the first heading stands; nowhere if there is none among the first lines.
  private(set) var heading = 0..<0
  /// Where the first line that is no heading stands, up to the limit.
  private(set) var firstLine = 0..<0
  /// The first lines that are no headings, up to the limit; empty where `firstLine` is the only one.
  private(set) var words: [UInt8] = []
  /// Whether the first line of text is a block quote.
  private(set) var beginsWithQuote = false

  /// How much of a text is looked at, in bytes and in lines.
  private static let mostBytes = 320
  private static let mostLines = 40

  /// Looks at the beginning of a body in UTF-8.
  mutating func read(_ body: UnsafeRawBufferPointer) {
    (heading, firstLine, beginsWithQuote) = (0..<0, 0..<0, false)
    words.removeAll(keepingCapacity: true)
    var first = body[..<0]
    var rest = body[...]
    var isFirst = true
    for _ in 0..<Self.mostLines where !rest.isEmpty && max(first.count, words.count) < Self.mostBytes {
      let line = rest.firstLine
      rest = rest[line.endIndex...].dropFirst()
      let text = line.withoutIndentation
      guard let mark = text.first, !text.isRule else { continue }
      if isFirst { beginsWithQuote = mark == UInt8(ascii: ">") }
      isFirst = false
      take(text, &first)
    }
    firstLine = first.startIndex..<first.startIndex + Self.length(of: first)
    words.removeLast(words.count - words.withUnsafeBytes { Self.length(of: $0[...]) })
  }
}

extension OpeningLines {
  private mutating func take(
    _ source: Slice<UnsafeRawBufferPointer>, _ first: inout Slice<UnsafeRawBufferPointer>
  ) {
    let text = source.withoutMark
    if source.isHeading {
      if heading.isEmpty { heading = text.startIndex..<text.endIndex }
    } else if first.isEmpty {
      first = text
    } else if !text.isEmpty {
      if words.isEmpty { append(first) }
      words.append(UInt8(ascii: " "))
      append(text)
    }
  }

  private mutating func append(_ text: Slice<UnsafeRawBufferPointer>) {
    words.append(contentsOf: UnsafeRawBufferPointer(rebasing: text.prefix(Self.mostBytes + 4)))
  }

  /// The length up to the limit; a character that the limit cuts is left out.
  private static func length(of bytes: Slice<UnsafeRawBufferPointer>) -> Int {
    guard bytes.count > mostBytes else { return bytes.count }
    let limit = bytes.startIndex + mostBytes
    return (bytes[...limit].lastIndex { !$0.isContinuation } ?? bytes.startIndex) - bytes.startIndex
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  /// Whether a character of UTF-8 goes on with this byte.
  fileprivate var isContinuation: Bool { self & 0xC0 == 0x80 }
}

extension Slice<UnsafeRawBufferPointer> {
  private static let ideographicSpace = Array("\u{3000}".utf8)

  /// The bytes before the first line end.
  fileprivate var firstLine: Slice<UnsafeRawBufferPointer> {
    let line = prefix(before: UInt8(ascii: "\n"))
    return line.prefix(before: UInt8(ascii: "\r"))
  }

  private func prefix(before byte: UInt8) -> Slice<UnsafeRawBufferPointer> {
    let bytes = UnsafeRawBufferPointer(rebasing: self)
    guard let start = bytes.baseAddress, let hit = memchr(start, Int32(byte), bytes.count) else {
      return self
    }
    return prefix(start.distance(to: UnsafeRawPointer(hit)))
  }

  /// The line without the blanks at its start, those of Japanese paragraphs among them.
  fileprivate var withoutIndentation: Slice<UnsafeRawBufferPointer> {
    var rest = drop(while: \.isBlank)
    while rest.starts(with: Self.ideographicSpace) {
      rest = rest.dropFirst(Self.ideographicSpace.count).drop(while: \.isBlank)
    }
    return rest
  }

  /// Whether the line is a Markdown heading: one to six `#` and a space.
  fileprivate var isHeading: Bool {
    let marks = prefix { $0 == UInt8(ascii: "#") }
    return (1...6).contains(marks.count) && dropFirst(marks.count).first == UInt8(ascii: " ")
  }

  /// Whether the line is drawn across: `---`, `***` or `___`, also longer; fences are such lines too.
  fileprivate var isRule: Bool {
    guard let mark = first, count >= 3, "-*_".utf8.contains(mark) else { return false }
    return prefix { $0 == mark }.count >= 3 && allSatisfy { $0 == mark || $0.isBlank }
  }

  /// The line without the mark of a heading, a block quote or a list item.
  fileprivate var withoutMark: Slice<UnsafeRawBufferPointer> {
    switch first {
    case UInt8(ascii: "#") where isHeading: drop { $0 == UInt8(ascii: "#") }.drop(while: \.isBlank)
    case UInt8(ascii: ">"): drop { $0 == UInt8(ascii: ">") || $0.isBlank }
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
      dropFirst().first == UInt8(ascii: " ") ? dropFirst(2) : self
    default: self
    }
  }
}
