/// Something that a person does to the one memo of a store, and what its file may hold afterwards.
struct Scenario {
  let name: String
  let keys: String
  let old: String
  let new: String

  /// The name of the memo's file.
  static let file = "20261130-091200-neko.md"

  static let all = [
    Scenario(
      name: "star", keys: "*", old: "---\nbook: 猫\nfavorite: false\n---\n本文\n",
      new: "---\nbook: 猫\nfavorite: true\n---\n本文\n")
  ]
}
