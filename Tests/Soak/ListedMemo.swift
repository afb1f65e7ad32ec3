/// A memo as a row of the list tells of it. Each version of a memo has a title of its own.
struct ListedMemo: Hashable {
  let title: String
  let isStarred: Bool
}

extension ListedMemo {
  /// The memo of a file. One without a title is shown by its name.
  init(name: String, text: String) {
    let words = text.split { $0.isWhitespace }
    title = words.first(where: Token.isToken).map(String.init) ?? String(name.dropLast(".md".count))
    isStarred = text.contains("favorite: true")
  }
}

extension ListedMemo: Comparable {
  static func < (one: ListedMemo, other: ListedMemo) -> Bool {
    (one.title, one.isStarred ? 1 : 0) < (other.title, other.isStarred ? 1 : 0)
  }
}

extension ListedMemo: CustomStringConvertible {
  var description: String { isStarred ? "★\(title)" : title }
}
