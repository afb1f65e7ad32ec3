/// A place in a query line, and the words and values that can be read from there.
///
/// It counts in Unicode scalars: a combining mark behind a quote or a colon must not hide it.
struct QueryScanner {
  let scalars: [Unicode.Scalar]
  var position = 0
  /// The parentheses that are open; a full-width one closes them only where there are some.
  var openGroups = 0
  /// The last place where a parenthesis closes; nil where none does.
  private let lastClosing: Int?

  init(_ line: String) {
    scalars = Array(line.unicodeScalars)
    lastClosing = scalars.lastIndex { $0 == ")" || $0 == "）" }
  }

  var current: Unicode.Scalar? { scalar(0) }

  /// Whether a parenthesis closes somewhere behind this place.
  var closesLater: Bool { lastClosing.map { $0 > position } ?? false }

  /// Whether a word could not go on here.
  var isAtBoundary: Bool {
    current.map { $0.isBlank || "()（）".unicodeScalars.contains($0) } ?? true
  }

  /// The scalar so many places further on; nil behind the end.
  func scalar(_ distance: Int) -> Unicode.Scalar? {
    scalars.indices.contains(position + distance) ? scalars[position + distance] : nil
  }

  func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range])
    return String(text)
  }

  mutating func skipBlanks() {
    while let current, current.isBlank { position += 1 }
  }

  /// Takes a word, up to a blank or a parenthesis.
  mutating func word() -> String {
    let start = position
    var inner = 0
    while !endsWord(inner: inner) { step(&inner) }
    return text(start..<position)
  }

  /// Takes the value of a field: a word of which parts may stand in quotes.
  mutating func value() throws(QueryProblem) -> QueryValue {
    let start = position
    var text = ""
    if current?.halfWidth == "=" {
      text = "="
      position += 1
    }
    if let phrase = phraseInForeignQuotes() {
      return QueryValue(text: text + phrase, range: start..<position, isVerbatim: false)
    }
    var isVerbatim = true
    var inner = 0
    while !endsWord(inner: inner) {
      if current == "\"" {
        text += try phrase()
        isVerbatim = false
      } else {
        text.unicodeScalars.append(scalars[position])
        step(&inner)
      }
    }
    return QueryValue(text: text, range: start..<position, isVerbatim: isVerbatim)
  }
}

extension QueryScanner {
  /// - Parameter inner: The full-width parentheses that opened within the word and so belong to it.
  private func endsWord(inner: Int) -> Bool {
    guard let current, !current.isBlank, current != "(", current != ")" else { return true }
    return current == "）" && inner == 0 && openGroups > 0
  }

  private mutating func step(_ inner: inout Int) {
    if current == "（" { inner += 1 }
    if current == "）" { inner = max(0, inner - 1) }
    position += 1
  }
}

/// The value of a field in a query line.
struct QueryValue {
  let text: String
  /// Where it stands, in scalars.
  let range: Range<Int>
  /// Whether it stands there as it is, without quotes.
  let isVerbatim: Bool
}

extension Unicode.Scalar {
  var isBlank: Bool { properties.isWhitespace }

  /// The ASCII character for the full-width form that a Japanese input method types; else itself.
  var halfWidth: Unicode.Scalar {
    (0xFF01...0xFF5E).contains(value) ? Unicode.Scalar(value - 0xFEE0) ?? self : self
  }
}
