/// What the command line asks for.
struct FaultsWish {
  let program: String
  /// How often the power is cut.
  let cuts: Int
  /// Each so manieth call of a kind is tried; 1 for every one.
  let stride: Int

  static let usage = "usage: faults PROGRAM [CUTS [STRIDE]]"

  /// Nil when it is not understood.
  init?(_ arguments: ArraySlice<String>) {
    let words = Array(arguments)
    guard (1...3).contains(words.count) else { return nil }
    let numbers = words.dropFirst().map { Int($0) }
    guard numbers.allSatisfy({ $0 ?? -1 >= 0 }) else { return nil }
    program = words[0]
    cuts = (numbers.first ?? 50) ?? 50
    stride = max(1, (numbers.count > 1 ? numbers[1] : 1) ?? 1)
  }
}
