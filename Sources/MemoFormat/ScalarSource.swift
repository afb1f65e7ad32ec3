/// Writes texts as YAML scalars that every reader takes for that text.
enum ScalarSource {
  /// Where a scalar stands: in a flow collection more marks have a meaning.
  enum Context {
    case block, flow
  }

  /// A text as a scalar, quoted where it has to be.
  ///
  /// Quotes of the scalar it replaces stay, except double ones that its text needed: so a text that needs none any more
  /// loses them, and an edit back gives the old bytes.
  static func source(of text: String, replacing old: Node? = nil, in context: Context) -> String {
    if old?.style == .singleQuoted, !text.unicodeScalars.contains(where: needsEscape) {
      return singleQuoted(text)
    }
    let keepsQuotes =
      old.map { $0.style == .doubleQuoted && PlainScalar.canHold($0.text, in: context) } ?? false
    return !keepsQuotes && PlainScalar.canHold(text, in: context) ? text : doubleQuoted(text)
  }

  /// Whether a code point can only stand in a scalar as an escape: controls, line ends, byte order marks.
  static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }

  private static func singleQuoted(_ text: String) -> String {
    // By code points: a mark that a letter is composed with may follow the quote.
    let doubled = text.unicodeScalars.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + doubled.map(String.init).joined(separator: "''") + "'"
  }

  private static func doubleQuoted(_ text: String) -> String {
    var source = "\""
    for scalar in text.unicodeScalars { source += escaped(scalar) }
    return source + "\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    case _ where needsEscape(scalar): scalar.value < 0x100 ? "\\x" + hex(scalar, 2) : "\\u" + hex(scalar, 4)
    default: String(scalar)
    }
  }

  private static func hex(_ scalar: Unicode.Scalar, _ width: Int) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: width - digits.count) + digits
  }
}
