/// Something that a person does in a store with one memo, and what there may be afterwards.
struct Scenario {
  let name: String
  /// What is typed before the faults begin.
  var prelude = ""
  /// What is typed then.
  let keys: String
  let old: String
  /// What the memo may hold as well.
  var new: String
  /// The text that is typed and must not be lost; nil for none. It becomes a second memo.
  var text: String?

  /// The name of the memo's file.
  static let file = "20261130-091200-neko.md"
  private static let plain = "---\nbook: 猫\nfavorite: false\n---\n本文\n"

  static let star = Scenario(
    name: "star", keys: "*", old: plain, new: "---\nbook: 猫\nfavorite: true\n---\n本文\n")

  /// A memo that is added in the form: `^s` saves it.
  static let adding = Scenario(
    name: "add", prelude: "aなくしてはならないことば", keys: "\u{13}", old: plain, new: plain, text: "なくしてはならないことば")

  static let all = [star, adding]
}

extension Scenario {
  /// Whether all is done and nothing more is to come.
  func isDone(in store: FaultStore) -> Bool {
    guard store.hasOnlyMemos else { return false }
    return text == nil ? store.memo == new : store.names.count == 2
  }

  /// The promise that is broken in the store; nil where all are kept.
  func breach(in store: FaultStore) -> String? {
    guard let memo = store.memo, [old, new].contains(memo) else {
      return "the memo holds \(store.memo ?? "nothing")"
    }
    guard let text else { return nil }
    if !store.holds(text) { return "the typed text is lost" }
    let others = store.names.filter { $0.hasSuffix(".md") && $0 != Scenario.file }
    return others.allSatisfy { store.content(of: $0)?.contains(text) ?? false } ? nil : "a memo is not whole"
  }
}
