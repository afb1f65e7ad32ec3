/// The text that another program writes into a memo. Each differs from the one before in every letter, so that the screen must
/// be sent the whole word.
struct OutsideText {
  let word: String

  init(_ number: Int) {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    word = String((0..<8).map { letters[($0 + number * 7) % letters.count] })
  }

  /// Newer than all others.
  var memo: String { "---\nbook: 外の本\nkind: note\ncreated: 2026-01-01T00:00:00+09:00\n---\n\(word)\n" }
}
