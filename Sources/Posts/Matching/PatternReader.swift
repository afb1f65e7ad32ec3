import UnicodeText

/// What can be told of a pattern without running it. Where it is not sure, it says nothing.
enum PatternReader {
  /// Whether a capital stands in the pattern that is not part of an escape such as `\W`.
  static func hasCapital(_ pattern: String) -> Bool {
    var rest = Substring(pattern)
    while let character = rest.popFirst() {
      if character == "\\" {
        let escape = rest.popFirst()
        if "pPxNko".contains(escape ?? " "), rest.first == "{" { rest = rest.drop { $0 != "}" } }
      } else if character.isUppercase {
        return true
      }
    }
    return false
  }

  /// A text, folded, that stands in the folding of whatever the pattern matches: the longest run of plain characters
  /// outside of groups. Nil where none is sure.
  static func requiredText(_ pattern: String) -> [UInt8]? {
    var reading = LiteralRuns(rest: Substring(pattern))
    guard reading.read() else { return nil }
    let folded = reading.runs.map { Folding.folded($0.withoutOpenEnd) }
    return folded.max { $0.count < $1.count }.flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// The runs of plain characters of a pattern, outside of groups.
private struct LiteralRuns {
  var rest: Substring
  private(set) var runs: [String] = [""]

  init(rest: Substring) {
    self.rest = rest
  }

  /// False where the pattern has alternatives, options, or what is not known here.
  mutating func read() -> Bool {
    while let character = rest.popFirst() {
      switch character {
      case "|", ")": return false
      case "(": if !skipGroup() { return false }
      case "[": if !skipClass() { return false }
      case "?", "*": dropRepeated()
      case "{": if !skipCount() { return false }
      case ".", "^", "$", "+": runs.append("")
      case "\\": if !readEscape() { return false }
      default: append(character)
      }
    }
    return true
  }

  /// Only characters whose folding does not hang on what stands before them.
  private mutating func append(_ character: Character) {
    if let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1, scalar.foldsAlone {
      runs[runs.count - 1].append(character)
    } else {
      runs.append("")
    }
  }

  /// What is repeated need not stand there at all.
  private mutating func dropRepeated() {
    runs[runs.count - 1] = String(runs[runs.count - 1].dropLast())
    runs.append("")
  }

  /// How often something is repeated, such as `{2,3}`; false where a brace is something else.
  private mutating func skipCount() -> Bool {
    dropRepeated()
    let count = rest.prefix { $0 != "}" }
    rest = rest.dropFirst(count.count + 1)
    return !count.isEmpty && count.allSatisfy { $0 == "," || $0.isASCII && $0.isNumber }
  }

  /// A sign that stands for itself, or a class or a place that is known; false for any other.
  private mutating func readEscape() -> Bool {
    guard let escape = rest.popFirst() else { return false }
    if "dDwWsSbBhHvVntrR".contains(escape) {
      runs.append("")
      return true
    }
    guard escape.isASCII, !escape.isLetter, !escape.isNumber else { return false }
    append(escape)
    return true
  }

  /// A group, which may be left out, and within it groups of its own; false where it sets options.
  private mutating func skipGroup() -> Bool {
    runs.append("")
    if let sign = rest.first, "?*".contains(sign), !rest.hasPrefix("?:") { return false }
    var depth = 1
    while depth > 0 {
      guard let character = rest.popFirst() else { return false }
      switch character {
      case "\\": if rest.popFirst().map({ "QEgk".contains($0) }) ?? true { return false }
      case "[": if !skipClass() { return false }
      case "(":
        if let sign = rest.first, "?*".contains(sign), !rest.hasPrefix("?:") { return false }
        depth += 1
      case ")": depth -= 1
      default: break
      }
    }
    return true
  }

  private mutating func skipClass() -> Bool {
    runs.append("")
    if rest.first == "^" { rest.removeFirst() }
    if rest.first == "]" { rest.removeFirst() }
    while let character = rest.popFirst() {
      switch character {
      case "]": return true
      case "\\": if rest.popFirst().map({ "QE".contains($0) }) ?? true { return false }
      case "[": return false
      default: break
      }
    }
    return false
  }
}

extension String {
  /// Without a last character that what follows it in a text could change, as a voicing mark changes a kana.
  fileprivate var withoutOpenEnd: String {
    last?.unicodeScalars.first.map(\.isPlainIdeograph) ?? true ? self : String(dropLast())
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter, digit or sign of ASCII, a kana of full width, or an ideograph.
  fileprivate var foldsAlone: Bool {
    ("\u{20}"..."\u{7E}").contains(self) || isPlainIdeograph || ("\u{3041}"..."\u{3096}").contains(self)
      || ("\u{30A1}"..."\u{30F6}").contains(self) || self == "ー"
  }

  fileprivate var isPlainIdeograph: Bool { ("\u{4E00}"..."\u{9FFF}").contains(self) }
}
