import Glibc
import MemoFormat
import Posts

/// What a list shows of a body: its first heading, its first line, and its first words on one line. It looks at bytes,
/// since this is done for every memo at the start.
struct BodyOpening {
  /// Empty where there is no heading among the first lines.
  private(set) var heading = ""
  /// Whether the first line of text is a block quote.
  private(set) var beginsWithQuote = false
  /// The first line that is no heading.
  private(set) var firstLine = ""
  /// The first lines that are no headings.
  private(set) var firstWords = ""

  /// How much of a text is looked at, in bytes and in lines.
  private static let mostBytes = 320
  private static let mostLines = 40

  /// - Parameter body: The beginning of the body, as UTF-8.
  init(_ body: UnsafeRawBufferPointer) {
    var first = body[..<0]
    var words: [UInt8] = []
    var rest = body[...]
    var isFirst = true
    for _ in 0..<Self.mostLines where !rest.isEmpty && max(first.count, words.count) < Self.mostBytes {
      let line = rest.firstLine
      rest = rest[line.endIndex...].dropFirst()
      let text = line.withoutIndentation
      guard let mark = text.first, !text.isRule else { continue }
      if isFirst { beginsWithQuote = mark == UInt8(ascii: ">") }
      isFirst = false
      take(text, &first, &words)
    }
    firstLine = Self.text(first)
    // The memory is shared where there is one line only.
    firstWords = words.isEmpty ? firstLine : words.withUnsafeBytes { Self.text($0[...]) }
  }

  private mutating func take(
    _ source: Slice<UnsafeRawBufferPointer>, _ first: inout Slice<UnsafeRawBufferPointer>,
    _ words: inout [UInt8]
  ) {
    let text = source.withoutMark
    if source.isHeading {
      if heading.isEmpty { heading = String(utf8: text) }
    } else if first.isEmpty {
      first = text
    } else if !text.isEmpty {
      if words.isEmpty {
        words.reserveCapacity(2 * Self.mostBytes)
        words += first.prefix(Self.mostBytes + 4)
      }
      words.append(UInt8(ascii: " "))
      words += text.prefix(Self.mostBytes + 4)
    }
  }

  /// The text up to the limit; a character that the limit cuts is left out.
  private static func text(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
    guard bytes.count > mostBytes else {
      return String(utf8: bytes)
    }
    let limit = bytes.startIndex + mostBytes
    let end = bytes[...limit].lastIndex { !$0.isContinuation } ?? bytes.startIndex
    return String(utf8: bytes[..<end])
  }
}

extension String {
  fileprivate init(utf8 bytes: Slice<UnsafeRawBufferPointer>) {
    self.init(utf8: UnsafeRawBufferPointer(rebasing: bytes).assumingMemoryBound(to: UInt8.self).span)
  }
}

extension BodyOpening {
  /// What the text alone says of a memo.
  var kind: PostKind { beginsWithQuote ? .quote : .note }
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
