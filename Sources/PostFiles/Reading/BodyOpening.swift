/// What a list shows of a body: its first heading, and its first words on one line. It looks at bytes, since this is
/// done for every memo at the start.
struct BodyOpening {
  /// Empty where there is no heading among the first lines.
  private(set) var heading = ""
  /// Whether the first line of text is a block quote.
  private(set) var beginsWithQuote = false
  private var words: [UInt8] = []

  /// How much of a text is looked at, in bytes and in lines.
  private static let mostBytes = 480
  private static let mostLines = 40

  /// - Parameter body: The beginning of the body, as UTF-8.
  init(_ body: ArraySlice<UInt8>) {
    var rest = body
    var isFirst = true
    for _ in 0..<Self.mostLines where !rest.isEmpty && words.count < Self.mostBytes {
      let line = rest.prefix { !$0.isLineEnd }
      rest = rest[line.endIndex...].dropFirst()
      let text = line.drop(while: \.isBlank)
      guard let first = text.first else { continue }
      if isFirst { beginsWithQuote = first == UInt8(ascii: ">") }
      isFirst = false
      take(text)
    }
  }

  /// The first words; a character that the limit cuts is left out.
  var firstWords: String {
    if words.count <= Self.mostBytes { return String(decoding: words, as: UTF8.self) }
    let end = (0...Self.mostBytes).last { !words[$0].isContinuation } ?? 0
    return String(decoding: words[..<end], as: UTF8.self)
  }

  private mutating func take(_ line: ArraySlice<UInt8>) {
    let text = line.withoutMark
    if line.isHeading {
      if heading.isEmpty { heading = String(decoding: text, as: UTF8.self) }
      return
    }
    if !words.isEmpty && !text.isEmpty { words.append(UInt8(ascii: " ")) }
    words += text.prefix(Self.mostBytes + 4)
  }
}

extension UInt8 {
  fileprivate var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  /// Whether a character of UTF-8 goes on with this byte.
  fileprivate var isContinuation: Bool { self & 0xC0 == 0x80 }
}

extension ArraySlice<UInt8> {
  /// Whether the line is a Markdown heading: one to six `#` and a space.
  fileprivate var isHeading: Bool {
    let marks = prefix { $0 == UInt8(ascii: "#") }
    return (1...6).contains(marks.count) && dropFirst(marks.count).first == UInt8(ascii: " ")
  }

  /// The line without the mark of a heading, a block quote or a list item.
  fileprivate var withoutMark: ArraySlice<UInt8> {
    switch first {
    case UInt8(ascii: "#") where isHeading: drop { $0 == UInt8(ascii: "#") }.drop(while: \.isBlank)
    case UInt8(ascii: ">"): drop { $0 == UInt8(ascii: ">") || $0.isBlank }
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
      dropFirst().first == UInt8(ascii: " ") ? dropFirst(2) : self
    default: self
    }
  }
}
