import SeededRandom

/// What is done with the keys in each of two programs on the same memos, beside writing: stars, deletions, undo and redo,
/// alone and of several.
enum PairGestures {
  static let edits: [Gesture] = [
    .text("*"), .text("*"), .text("j*"), .text("vvv*"), .text("d"), .text("jd"), .text("vvd"),
  ]

  /// Each takes one edit back, or makes one again.
  static let takingBack: [Gesture] = [
    .text("u"), .text("u"), .text("u"), .keys([.control("r")]), .text("*u"), .text("du"),
  ]

  /// What the status line then says.
  static let answers = ["Undid", "Done again", "There is nothing to", "Not undone", "Not done again"]

  static let moves: [Gesture] = [
    .text("j"), .text("k"), .text("g"), .text("G"), .text("jjj"), .text("kkkk"), .text("2"), .text("1"),
    .keys([.control("g")]), .keys([.enter]), .text("1"),
  ]
}
