/// Tags in one line: words between blanks or commas; `+word` adds and `-word` removes; quotation marks hold together
/// what has a blank in it or begins with a sign.
package struct TagLine: Hashable {
  private enum Word: Hashable {
    case plain(String)
    case added(String)
    case removed(String)
  }

  private static let quote: Character = "\""

  private var words: [Word]

  init(_ tags: [String]) {
    words = tags.map { .plain($0) }
  }

  init(_ line: String) {
    words = []
    var rest = line[...]
    while let start = rest.firstIndex(where: { !Self.isSeparator($0) }) {
      rest = rest[start...]
      if let word = Self.takeWord(from: &rest) { words.append(word) }
    }
  }

  /// The tags as they can be read again.
  var text: String {
    words.map { word in
      switch word {
      case .plain(let tag): Self.quoted(tag)
      case .added(let tag): "+" + Self.quoted(tag)
      case .removed(let tag): "-" + Self.quoted(tag)
      }
    }.joined(separator: " ")
  }

  /// The tags of a single memo: the plain words take the place of those it has, unless there are only signs.
  func replacing(_ old: [String]) -> [String] {
    let plain = words.filter { if case .plain = $0 { true } else { false } }
    return adding(to: plain.isEmpty && !words.isEmpty ? old : [])
  }

  /// The tags of a memo among several: plain words are added as well.
  func adding(to old: [String]) -> [String] {
    words.reduce(into: old) { tags, word in
      switch word {
      case .plain(let tag), .added(let tag): if !tags.contains(tag) { tags.append(tag) }
      case .removed(let tag): tags.removeAll { $0 == tag }
      }
    }
  }
}

extension TagLine {
  package static func isSeparator(_ character: Character) -> Bool {
    character.isWhitespace || character == ","
  }

  /// Nil for a sign without a tag.
  private static func takeWord(from rest: inout Substring) -> Word? {
    let sign = rest.first.flatMap { "+-".contains($0) ? $0 : nil }
    if sign != nil { rest.removeFirst() }
    let tag = takeTag(from: &rest)
    if tag.isEmpty { return nil }
    return sign == "+" ? .added(tag) : sign == "-" ? .removed(tag) : .plain(tag)
  }

  private static func takeTag(from rest: inout Substring) -> String {
    if rest.first == quote { return takeQuoted(from: &rest) }
    let tag = rest.prefix { !isSeparator($0) }
    rest = rest[tag.endIndex...]
    return String(tag)
  }

  /// A quotation mark within stands twice.
  private static func takeQuoted(from rest: inout Substring) -> String {
    var parts: [Substring] = []
    repeat {
      rest.removeFirst()
      let part = rest.prefix { $0 != quote }
      parts.append(part)
      rest = rest[part.endIndex...].dropFirst()
    } while rest.first == quote
    return parts.joined(separator: String(quote))
  }

  private static func quoted(_ tag: String) -> String {
    let needsQuotes = tag.contains(where: isSeparator) || tag.first.map { "+-\"".contains($0) } ?? true
    if !needsQuotes { return tag }
    return "\"" + tag.map { $0 == quote ? "\"\"" : String($0) }.joined() + "\""
  }
}
