import SeededRandom

/// What is done with the keys in each of two programs on the same memos, beside writing new ones: stars, deletions, undo
/// and redo, alone and of several.
enum PairGestures {
  static let edits: [Gesture] = [
    .text("*"), .text("*"), .text("j*"), .text("vvv*"), .text("d"), .text("jd"), .text("vvd"), .text("u"),
    .text("u"), .text("uu"), .keys([.control("r")]), .text("*u"), .text("du"),
  ]

  static let moves: [Gesture] = [
    .text("j"), .text("k"), .text("g"), .text("G"), .text("jjj"), .text("kkkk"), .text("2"), .text("1"),
    .keys([.control("g")]), .keys([.enter]), .text("1"),
  ]
}
