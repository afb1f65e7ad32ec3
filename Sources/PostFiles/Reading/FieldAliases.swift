import MemoFormat

extension FrontMatter {
  /// The names that other tools use for a field, ours first.
  enum Field {
    static let book = ["book", "books", "book_title"]
    static let authors = ["author", "authors"]
    static let tags = ["tags", "tag", "keywords"]
    static let favorite = ["favorite", "favourite", "starred", "star"]
    static let created = ["created", "date", "created_at"]
    static let updated = ["updated", "modified", "updated_at"]
  }

  /// The text of the first of these keys that holds one; empty where none does.
  func firstText(_ keys: [String]) -> String {
    keys.lazy.compactMap { text($0) }.first { !$0.isEmpty } ?? ""
  }

  /// The items of the first of these keys that holds any.
  func firstList(_ keys: [String]) -> [String] {
    keys.lazy.map { list($0) }.first { !$0.isEmpty } ?? []
  }

  /// The first of these keys that stands in the memo; the one to edit.
  func presentKey(of keys: [String]) -> String? {
    keys.first { entry($0) != nil }
  }
}
