/// What the command line asks for.
struct SoakWish {
  let program: String
  let seconds: Int
  let seed: UInt64
  /// So many edits are made by each of two programs and another writer; nil for the soak of one program.
  let pairEdits: Int?

  static let usage = "usage: soak PROGRAM SECONDS [SEED], or soak PROGRAM pair EDITS [SEED]"

  /// Nil when it is not understood.
  init?(_ arguments: ArraySlice<String>) {
    var words = Array(arguments)
    let isPair = words.count > 1 && words[1] == "pair"
    if isPair { words.remove(at: 1) }
    guard (2...3).contains(words.count), let seconds = Int(words[1]), seconds > 0 else { return nil }
    let chosen = words.count == 3 ? UInt64(words[2]) : .random(in: 0..<1_000_000_000)
    guard let chosen else { return nil }
    (program, self.seconds, seed) = (words[0], seconds, chosen)
    pairEdits = isPair ? seconds : nil
  }
}
