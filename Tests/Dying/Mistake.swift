import Glibc

/// What a programmer can do wrong, by the key that does it.
enum Mistake: Character {
  case index = "i"
  case assumption = "f"
  case recursion = "r"
  case abortion = "a"
  /// No end for the program, which was asked to end.
  case deafness = "d"

  /// Does it.
  func make() {
    switch self {
    case .index: print([0, 1][Int(getpid())])
    case .assumption: fatalError("this cannot be")
    case .recursion: print(Self.depth(below: Int(getpid())))
    case .abortion: abort()
    case .deafness: while true { pause() }
    }
  }

  private static func depth(below level: Int) -> Int {
    level < 0 ? 0 : depth(below: level + 1) + level
  }
}
