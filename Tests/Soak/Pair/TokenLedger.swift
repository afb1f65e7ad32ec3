import Glibc

/// The tokens that were written, and whether each is still somewhere.
///
/// The promise: a token that ever stood in a memo stands from then on in a memo, a conflict copy or the trash. It leaves
/// them only when a person takes its edit back or writes their own version over it, and then the history holds it, so that
/// this can be undone, or did until then, where the other program made an edit in that very moment, after which nothing can
/// be done again. From then on it is not looked for any more.
struct TokenLedger {
  private(set) var count = 0
  /// How many left the memos as the promise allows.
  private(set) var takenAway = 0
  /// Those that may stand in a memo or may have been refused.
  private var typed: Set<String> = []
  /// Those that are to be found.
  private var due: Set<String> = []
  /// Those that the history held at the last look.
  private var remembered: Set<String> = []
  private let files: TokenFiles

  init(_ files: TokenFiles) {
    self.files = files
  }

  /// A word that stands nowhere yet; it counts once `note` was told that it was written.
  mutating func next() -> String {
    count += 1
    return Token.text(count)
  }

  /// It was written.
  mutating func note(_ token: String) { due.insert(token) }

  /// It was typed; it counts once it stands in a memo.
  mutating func noteTyped(_ token: String) { typed.insert(token) }

  /// Gives an edit the time to be written; one that is refused never is.
  func wait(for token: String) {
    let (attempts, step) = (100, 20)
    for _ in 0..<attempts where !files.inMemos().contains(token) { FileWork.pause(milliseconds: step) }
  }

  /// Returns those that are nowhere, when no edit was taken back or written over since the last look.
  mutating func missing() -> [String] {
    remembered = files.inHistory()
    return look().sorted()
  }

  /// Returns those that are nowhere, not in the history either, after an edit was taken back or written over.
  mutating func missingFromHistory() -> [String] {
    let gone = look()
    let kept = gone.intersection(remembered.union(files.inHistory()))
    due.subtract(kept)
    takenAway += kept.count
    return gone.subtracting(kept).sorted()
  }

  /// Learns what was written, and returns what is in no file. A memo that is on its way from the trash may be passed over
  /// once.
  private mutating func look() -> Set<String> {
    let attempts = 5
    var gone: Set<String> = []
    for _ in 0..<attempts {
      let found = files.inMemos()
      due.formUnion(typed.intersection(found))
      typed.subtract(found)
      gone = due.subtracting(found)
      if gone.isEmpty { return [] }
      FileWork.pause(milliseconds: 20)
    }
    return gone
  }
}
