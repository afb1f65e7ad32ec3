/// A control sequence, or another control character, that a program has sent to its terminal.
struct ControlSequence: Hashable {
  /// What follows the escape: `[`, `]`, `(` and so on; empty for a control character alone.
  let introducer: String
  let parameters: String
  /// The byte that says what it is: `m`, `H`; the control character itself; `]` for a string up to its end.
  let final: Character

  /// What it is, whatever its numbers: `[?h`, `[m`, `(B`.
  var kind: String {
    introducer + parameters.filter { !$0.isNumber && $0 != ";" } + String(final)
  }
}

extension ControlSequence {
  /// All of them, in their order. The mark for bytes that are no UTF-8 is none: it is shown for such bytes of memos.
  static func all(in output: [UInt8]) -> [ControlSequence] {
    var found: [ControlSequence] = []
    var rest = String(decoding: output, as: UTF8.self).unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\u{1B}" {
        found.append(escape(&rest))
      } else if isControl(scalar) {
        found.append(ControlSequence(introducer: "", parameters: "", final: Character(scalar)))
      }
    }
    return found
  }

  private static func escape(_ rest: inout Substring.UnicodeScalarView) -> ControlSequence {
    guard let introducer = rest.popFirst() else {
      return ControlSequence(introducer: "", parameters: "", final: "\u{1B}")
    }
    var parameters = ""
    switch introducer {
    case "[":
      while let next = rest.first, ("\u{20}"..."\u{3F}").contains(next) {
        parameters.unicodeScalars.append(rest.removeFirst())
      }
    case "(", ")": break
    default: return ControlSequence(introducer: "", parameters: "", final: Character(introducer))
    }
    return ControlSequence(
      introducer: String(introducer), parameters: parameters,
      final: rest.popFirst().map(Character.init) ?? "\u{1B}")
  }

  /// Also the invisible characters that change the order of others.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
