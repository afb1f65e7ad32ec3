/// Something that a person does in a store of a few memos, and what there may be afterwards.
struct Scenario {
  /// Where a memo's file is.
  enum Place: String {
    case memos = "posts"
    case trash = ".trash"
  }

  let name: String
  /// What is typed before the faults begin.
  var prelude = ""
  /// What the screen shows once that is done.
  var awaited = ""
  /// What is typed then.
  let keys: String
  /// What each memo holds, by the name of its file.
  let old: [String: String]
  /// What each may hold as well.
  let new: [String: String]
  /// Where all memos are when the faults begin, and in the end.
  var places = (before: Place.memos, after: Place.memos)
  /// The text that is typed and must not be lost; nil for none. It becomes a memo of its own.
  var text: String?

  static let all = [star, adding, deletion, undoneDeletion, redoneDeletion, tags]
}

extension Scenario {
  private static let cat = "20261130-091200-neko.md"
  private static let plain = [cat: "---\nbook: 猫\nfavorite: false\n---\n本文\n"]

  static let star = Scenario(
    name: "star", keys: "*", old: plain, new: [cat: "---\nbook: 猫\nfavorite: true\n---\n本文\n"])

  /// A memo that is added in the form: `^s` saves it.
  private static let adding = Scenario(
    name: "add", prelude: "aなくしてはならないことば", keys: "\u{13}", old: plain, new: plain, text: "なくしてはならないことば")

  private static let deletion = Scenario(
    name: "delete", keys: "d", old: plain, new: plain, places: (.memos, .trash))

  private static let undoneDeletion = Scenario(
    name: "undo", prelude: "d", awaited: "is in the trash", keys: "u", old: plain, new: plain,
    places: (.trash, .memos))

  /// `^r` deletes again.
  private static let redoneDeletion = Scenario(
    name: "redo", prelude: "du", awaited: "Undid", keys: "\u{12}", old: plain, new: plain,
    places: (.memos, .trash))

  /// All memos are marked and get a tag.
  private static let tags = Scenario(
    name: "tags of several", prelude: "vGVt+海", awaited: "+海", keys: "\r", old: several(with: ""),
    new: several(with: "tags: [海]\n"))

  private static func several(with field: String) -> [String: String] {
    let memos = (1...4).map { ("m\($0).md", "---\nbook: 本\($0)\n\(field)---\n本文\($0)\n") }
    return Dictionary(uniqueKeysWithValues: memos)
  }
}

extension Scenario {
  /// Whether several memos are to change together.
  var isBatch: Bool { old.count > 1 }

  /// What may befall it. Of several memos some may change where a system call fails, which is said; what is killed is
  /// finished at the next start.
  var effects: [Injection.Effect] { isBatch ? [.killed] : Injection.Effect.allCases }

  /// Whether all is done and nothing more is to come.
  func isDone(in store: FaultStore) -> Bool { isWritten(in: store) && store.hasOnlyMemos }

  /// Whether all memos are new.
  func isWritten(in store: FaultStore) -> Bool {
    isIn(places.after, new, store) && (text == nil || store.names(in: .memos).count > new.count)
  }

  /// Whether not some of several memos are old and others new.
  func isTogether(in store: FaultStore) -> Bool {
    !isBatch || isIn(places.after, new, store) || isIn(places.before, old, store)
  }

  /// The promise that is broken in the store; nil where all are kept.
  func breach(in store: FaultStore) -> String? {
    for file in old.keys {
      let found = store.contents(of: file)
      guard found.count == 1, [old[file], new[file]].contains(found[0]) else {
        return "\(file) holds \(found.isEmpty ? "nothing" : found.joined(separator: " and "))"
      }
    }
    guard let text else { return nil }
    if !store.holds(text) { return "the typed text is lost" }
    let others = store.names(in: .memos).filter { $0.hasSuffix(".md") && old[$0] == nil }
    return others.allSatisfy { store.content(of: $0)?.contains(text) ?? false } ? nil : "a memo is not whole"
  }

  private func isIn(_ place: Place, _ versions: [String: String], _ store: FaultStore) -> Bool {
    versions.allSatisfy { store.contents(of: $0.key, in: place) == [$0.value] }
  }
}
