extension QueryScanner {
  /// Takes a phrase in quotes, in which a backslash stands before a quote and before a backslash.
  mutating func phrase() throws(QueryProblem) -> String {
    let start = position
    position += 1
    var phrase = String.UnicodeScalarView()
    while let scalar = current, scalar != "\"" {
      if scalar == "\\", let next = self.scalar(1), next == "\"" || next == "\\" { position += 1 }
      phrase.append(scalars[position])
      position += 1
    }
    if current == nil { throw QueryProblem(.openQuote, at: start..<position) }
    position += 1
    return String(phrase)
  }

  /// Takes a phrase in the quotes that a Japanese input method types; nil, and nothing taken, where these are part of
  /// a word: where they stay open, or the word goes on behind them.
  mutating func phraseInForeignQuotes() -> String? {
    guard let current, let closing = Self.foreignQuotes[current] else { return nil }
    guard let end = scalars[(position + 1)...].firstIndex(of: closing) else { return nil }
    let start = position
    position = end + 1
    if isAtBoundary { return text(start + 1..<end) }
    position = start
    return nil
  }

  /// Takes a regular expression between slashes, in which a backslash stands before a slash.
  mutating func regex() throws(QueryProblem) -> String {
    let start = position
    position += 1
    var pattern = String.UnicodeScalarView()
    while let scalar = current, scalar != "/" {
      if scalar == "\\", let next = self.scalar(1) {
        if next != "/" { pattern.append(scalar) }
        position += 1
      }
      pattern.append(scalars[position])
      position += 1
    }
    if current == nil { throw QueryProblem(.openRegex, at: start..<position) }
    position += 1
    return String(pattern)
  }

  /// Closing quotes by the opening ones.
  static let foreignQuotes: [Unicode.Scalar: Unicode.Scalar] = ["「": "」", "“": "”", "”": "”", "＂": "＂"]
}
