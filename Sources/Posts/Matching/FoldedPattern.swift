import UnicodeText

/// A pattern of literals, alternatives, groups and simple classes, as cmigemo makes it, for folded texts.
package enum FoldedPattern {
  /// The same pattern with each literal folded.
  package static func folded(_ pattern: String) -> String {
    var rest = Substring(pattern)
    var literal = ""
    var result = ""
    while let character = rest.popFirst() {
      switch character {
      case "(", ")", "|":
        result += quoted(literal) + (character == "(" ? "(?:" : String(character))
        literal = ""
      case "[":
        result += quoted(literal) + choice(&rest)
        literal = ""
      case "\\": literal += rest.popFirst().map { String($0) } ?? ""
      default: literal.append(character)
      }
    }
    return result + quoted(literal)
  }

  /// A class as the different foldings of its characters, behind its opening bracket.
  private static func choice(_ rest: inout Substring) -> String {
    var foldings: [String] = []
    while let character = rest.popFirst(), character != "]" {
      let literal = character == "\\" ? rest.popFirst() ?? character : character
      foldings.append(String(decoding: Folding.folded(String(literal)), as: UTF8.self))
    }
    let different = Set(foldings).sorted()
    let single = different.filter { $0.unicodeScalars.count == 1 }.map(escaped).joined()
    let longer = different.filter { $0.unicodeScalars.count > 1 }.map(escaped)
    return "(?:" + ((single.isEmpty ? [] : ["[\(single)]"]) + longer).joined(separator: "|") + ")"
  }

  private static func quoted(_ literal: String) -> String {
    escaped(String(decoding: Folding.folded(literal), as: UTF8.self))
  }

  /// Every sign of ASCII stands for itself behind a backslash.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if character.isASCII && !character.isLetter && !character.isNumber { result += "\\" }
      result.append(character)
    }
  }
}
