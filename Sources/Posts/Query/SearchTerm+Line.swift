extension SearchTerm {
  /// As it stands in a query line, in quotes only where it would be read as something else without.
  var line: String {
    switch self {
    case .text(let text): Self.isWord(text) ? text : Self.quoted(text)
    case .regex(let pattern): "/\(Self.escaped(pattern))/"
    case .romaji(let word): Self.isWord(word) ? "~\(word)" : "~\(Self.quoted(word))"
    case .book(let text): Self.field(.book, text)
    case .author(let text): Self.field(.author, text)
    case .tag(let text): Self.field(.tag, text)
    case .title(let text): Self.field(.title, text)
    case .page(let text): Self.field(.page, text)
    case .kind(let kinds): Self.list(.kind, kinds, of: PostKind.allCases)
    case .status(let statuses): Self.list(.status, statuses, of: ReadingStatus.allCases)
    case .rating(let range): "rating:\(range.ratingLine)"
    case .favorite(let isFavorite): isFavorite ? "fav:yes" : "fav:no"
    case .created(let range): Self.field(.created, range.text)
    case .updated(let range): Self.field(.updated, range.text)
    case .has(let part): "has:\(part.rawValue)"
    }
  }

  private static func field(_ field: QueryField, _ value: String) -> String {
    if isValue(value) { return "\(field.rawValue):\(value)" }
    guard value.unicodeScalars.first == "=" else { return "\(field.rawValue):\(quoted(value))" }
    return "\(field.rawValue):=\(quoted(String(String.UnicodeScalarView(value.unicodeScalars.dropFirst()))))"
  }

  private static func list<Value: Hashable & RawRepresentable<String>>(
    _ field: QueryField, _ values: Set<Value>, of all: [Value]
  ) -> String {
    "\(field.rawValue):\(all.filter(values.contains).map(\.rawValue).joined(separator: ","))"
  }
}

extension SearchTerm {
  /// Whether a text is read as this word, wherever it stands.
  private static func isWord(_ text: String) -> Bool {
    guard isPlain(text), let tokens = try? QueryTokenizer.tokens(of: text), tokens.count == 1 else {
      return false
    }
    guard case .term(.text(let word)) = tokens[0].kind else { return false }
    return word.unicodeScalars.elementsEqual(text.unicodeScalars)
  }

  /// Whether a text behind a field's name is read as this value.
  private static func isValue(_ text: String) -> Bool {
    var scanner = QueryScanner(text)
    guard isPlain(text.after("=") ?? text), let value = try? scanner.value() else { return false }
    return scanner.current == nil && value.text.unicodeScalars.elementsEqual(text.unicodeScalars)
  }

  /// Whether nothing in it could belong to something before or behind it.
  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return text.isEmpty }
    return QueryScanner.foreignQuotes[first] == nil
      && !text.unicodeScalars.contains { $0.isBlank || "\"()（）".unicodeScalars.contains($0) }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { "\"\\".unicodeScalars.contains($0) ? "\\\($0)" : "\($0)" }
    return "\"\(escaped.joined())\""
  }

  /// A slash behind a backslash that is no backslash's own already stands for a slash.
  private static func escaped(_ pattern: String) -> String {
    var (escaped, isBehindBackslash) = (String.UnicodeScalarView(), false)
    for scalar in pattern.unicodeScalars {
      if scalar == "/", !isBehindBackslash { escaped.append("\\") }
      escaped.append(scalar)
      isBehindBackslash = scalar == "\\" && !isBehindBackslash
    }
    return String(escaped)
  }
}
