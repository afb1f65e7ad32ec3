/// One more letter of a filter of some kind, and what a search tool is to find for the same.
struct FilterKind {
  let name: String
  let before: String
  let letter: String
  /// Patterns that a file must hold each, and one that it must not hold; nil where there is none.
  let wanted: [String]
  var unwanted: String?
  /// In milliseconds; nil where only the search tool is to be beaten.
  var target: Target? = Target(3, 12)
  /// How long no byte has to come until the list stands.
  var quiet = Duration.milliseconds(300)

  static let all =
    [
      FilterKind(name: "one more letter: a frequent word", before: "", letter: "猫", wanted: ["猫"]),
      FilterKind(name: "one more letter: a rare word", before: "猫の旅", letter: "の", wanted: ["猫の旅の"]),
      FilterKind(name: "one more letter: an absent word", before: "qu", letter: "z", wanted: ["quz"]),
      FilterKind(
        name: "one more letter: three words, one negated", before: "猫 quiet -鏡", letter: "旅",
        wanted: ["quiet", "猫"], unwanted: "鏡旅"),
      FilterKind(
        name: "one more letter: a field and a word", before: "book:物語 猫", letter: "の",
        wanted: ["^book:.*物語", "猫の"]),
      pasted("a pattern", "/記憶[^。]*鏡/", as: "記憶[^。]*鏡"),
      pasted("a pattern that no memo has", "/。[^。]*人[^。]*。/", as: "。[^。]*人[^。]*。"),
    ] + [Cmigemo.pattern(for: "kioku").map { pasted("romaji", "~kioku", as: $0) }].compactMap(\.self)

  /// A filter that comes in one piece, since half of it is none or finds the same.
  private static func pasted(_ name: String, _ line: String, as pattern: String) -> FilterKind {
    FilterKind(
      name: "\(name), pasted", before: "", letter: "\u{1b}[200~\(line)\u{1b}[201~", wanted: [pattern],
      target: nil,
      quiet: .seconds(1))
  }
}
