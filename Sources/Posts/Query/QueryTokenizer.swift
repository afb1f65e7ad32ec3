/// Cuts a query line into its pieces.
struct QueryTokenizer {
  private var scanner: QueryScanner

  init(_ line: String) {
    scanner = QueryScanner(line)
  }

  /// All pieces of the line; an empty phrase is none.
  static func tokens(of line: String) throws(QueryProblem) -> [QueryToken] {
    var tokenizer = QueryTokenizer(line)
    var tokens: [QueryToken] = []
    tokenizer.scanner.skipBlanks()
    while tokenizer.scanner.current != nil {
      let start = tokenizer.scanner.position
      if let kind = try tokenizer.kind() {
        tokens.append(QueryToken(kind: kind, range: start..<tokenizer.scanner.position))
      }
      tokenizer.scanner.skipBlanks()
    }
    return tokens
  }
}

extension QueryTokenizer {
  /// Takes the piece that begins here; nil for an empty one.
  private mutating func kind() throws(QueryProblem) -> QueryToken.Kind? {
    if let sign = try sign() { return sign }
    switch scanner.current {
    case "\"": return Self.term(try scanner.phrase(), SearchTerm.text)
    case "/": return Self.term(try regex(), SearchTerm.regex)
    default: break
    }
    if isAtRomaji { return Self.term(try romaji(), SearchTerm.romaji) }
    if let phrase = scanner.phraseInForeignQuotes() { return Self.term(phrase, SearchTerm.text) }
    if let field = try scanner.field() { return field }
    return word()
  }

  /// Takes a regular expression; one that PCRE2 does not understand is told where it says so.
  private mutating func regex() throws(QueryProblem) -> String {
    let start = scanner.position
    let pattern = try scanner.regex()
    do throws(RegularExpressionProblem) {
      _ = try RegularExpression(pattern)
    } catch {
      // A slash has a backslash before it.
      let before = pattern.unicodeScalars.prefix(error.offset)
      let place = start + 1 + before.count + before.count { $0 == "/" }
      throw QueryProblem(.badRegex(error.reason), at: place..<min(place + 1, scanner.position))
    }
    return pattern
  }

  private mutating func sign() throws(QueryProblem) -> QueryToken.Kind? {
    switch scanner.current {
    case "(": return opening()
    case "（" where scanner.closesLater: return opening()
    case ")": return closing()
    case "）" where scanner.openGroups > 0: return closing()
    case "-", "－", "−": return try not()
    default: return nil
    }
  }

  private mutating func opening() -> QueryToken.Kind {
    scanner.position += 1
    scanner.openGroups += 1
    return .opening
  }

  private mutating func closing() -> QueryToken.Kind {
    scanner.position += 1
    scanner.openGroups = max(0, scanner.openGroups - 1)
    return .closing
  }

  /// A sign that stands alone excludes nothing; a full-width one is a word then.
  private mutating func not() throws(QueryProblem) -> QueryToken.Kind? {
    let start = scanner.position
    if let next = scanner.scalar(1), !next.isBlank, next != ")", next != "）" {
      scanner.position += 1
      return .not
    }
    if scanner.current == "-" { throw QueryProblem(.missingOperand, at: start..<start + 1) }
    return nil
  }

  /// A full-width sign is often written in Japanese, so that Latin letters must follow it.
  private var isAtRomaji: Bool {
    switch scanner.current {
    case "~": true
    case "～", "〜": scanner.scalar(1)?.isASCIILetter ?? false
    default: false
    }
  }

  private mutating func romaji() throws(QueryProblem) -> String {
    let start = scanner.position
    scanner.position += 1
    let word = scanner.current == "\"" ? try scanner.phrase() : scanner.word()
    if word.isEmpty { throw QueryProblem(.missingOperand, at: start..<scanner.position) }
    return word
  }

  private mutating func word() -> QueryToken.Kind {
    let word = scanner.word()
    switch String(String.UnicodeScalarView(word.unicodeScalars.map(\.halfWidth))) {
    case "OR": return .or
    case "AND": return .and
    default: return .term(.text(word))
    }
  }

  private static func term(_ text: String, _ term: (String) -> SearchTerm) -> QueryToken.Kind? {
    text.isEmpty ? nil : .term(term(text))
  }
}

extension Unicode.Scalar {
  var isASCIILetter: Bool { isASCII && properties.isAlphabetic }
}
