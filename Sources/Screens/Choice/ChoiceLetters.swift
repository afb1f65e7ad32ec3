import Localization
import Posts

extension PostChange {
  /// The letter that chooses it.
  var letter: Character {
    switch self {
    case .rating(let rating): Character(String(rating ?? 0))
    case .kind(let kind): kind.letter
    case .status(let status): status?.letter ?? "0"
    default: " "
    }
  }

  /// What is chosen, in a word.
  var choiceName: String {
    switch self {
    case .rating(let rating?): String(repeating: "★", count: rating)
    case .kind(let kind): kind.name
    case .status(let status?): status.name
    default: localized("none")
    }
  }
}

extension PostKind {
  fileprivate var letter: Character {
    switch self {
    case .quote: "q"
    case .note: "n"
    case .thought: "t"
    case .question: "u"
    case .bookmark: "m"
    case .book: "b"
    }
  }
}

extension ReadingStatus {
  fileprivate var letter: Character {
    switch self {
    case .want: "w"
    case .reading: "r"
    case .read: "d"
    case .paused: "p"
    case .dropped: "x"
    case .tsundoku: "t"
    }
  }
}
