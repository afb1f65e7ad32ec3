/// A word that stands in one version of one memo only, such as `v000123`.
enum Token {
  static func text(_ number: Int) -> String {
    let digits = String(number)
    return "v" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
  }

  static func isToken(_ word: Substring) -> Bool {
    word.first == "v" && word.count >= 7 && word.dropFirst().allSatisfy(\.isNumber)
  }
}
