/// One more letter of a filter of some kind, and what a search tool is to find for the same.
struct FilterKind {
  let name: String
  let before: String
  let letter: String
  /// Patterns that a file must hold each, and one that it must not hold; nil where there is none.
  let wanted: [String]
  var unwanted: String?

  static let all = [
    FilterKind(name: "a frequent word", before: "", letter: "猫", wanted: ["猫"]),
    FilterKind(name: "a rare word", before: "猫の旅", letter: "の", wanted: ["猫の旅の"]),
    FilterKind(name: "an absent word", before: "qu", letter: "z", wanted: ["quz"]),
    FilterKind(
      name: "three words, one negated", before: "猫 quiet -鏡", letter: "旅",
      wanted: ["quiet", "猫"], unwanted: "鏡旅"),
    FilterKind(
      name: "a field and a word", before: "book:物語 猫", letter: "の", wanted: ["^book:.*物語", "猫の"]),
  ]
}
