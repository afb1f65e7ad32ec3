/// Which texts stay themselves without quotes, for YAML 1.1 and 1.2 readers alike.
enum PlainScalar {
  private static let reserved: Set<String> = ["null", "true", "false", "yes", "no", "on", "off", "y", "n"]
  private static let indicators = Set("-?:,[]{}#&*!|>'\"%@`~=<+.".unicodeScalars)
  private static let flowIndicators = Set(",[]{}:?".unicodeScalars)
  private static let numberLetters = Set("0123456789abcdefABCDEFxXoOtTzZ_+-.: ".unicodeScalars)

  /// Whether a text reads back as itself: no other type, no indicator, no comment, no edge that is trimmed.
  static func canHold(_ text: String, in context: ScalarSource.Context) -> Bool {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, let last = scalars.last, !indicators.contains(first), last != ":",
      !first.properties.isWhitespace, !last.properties.isWhitespace,
      !scalars.contains(where: ScalarSource.needsEscape),
      !reserved.contains(text.lowercased()), !looksLikeNumber(scalars)
    else { return false }
    return !hasInnerMark(scalars, in: context)
  }

  /// Numbers, dates, times and what is spelled like them.
  private static func looksLikeNumber(_ scalars: String.UnicodeScalarView) -> Bool {
    guard let first = scalars.first, ("0"..."9").contains(first) else { return false }
    return scalars.allSatisfy(numberLetters.contains)
  }

  private static func hasInnerMark(
    _ scalars: String.UnicodeScalarView, in context: ScalarSource.Context
  ) -> Bool {
    if context == .flow, scalars.contains(where: flowIndicators.contains) { return true }
    return zip(scalars, scalars.dropFirst()).contains { left, right in
      (left == ":" && right == " ") || (left == " " && right == "#")
    }
  }
}
