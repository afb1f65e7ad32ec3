import MemoFormat
import Posts

extension MemoText {
  /// The file's bytes with these changes made, one after the other.
  func making(_ changes: [PostChange], _ id: PostID) throws(PostsError) -> [UInt8] {
    var memo = self
    for change in changes { memo = MemoText(try memo.making(change, id)) }
    return memo.bytes
  }

  private func making(_ change: PostChange, _ id: PostID) throws(PostsError) -> [UInt8] {
    switch change {
    case .favorite(let isFavorite): try setting(FrontMatter.Field.favorite, to: .flag(isFavorite), id)
    case .book(let book): try setting(FrontMatter.Field.book, to: .text(book), id)
    case .authors(let authors): try setting(FrontMatter.Field.authors, to: .list(authors), id)
    case .kind(let kind): try setting(["kind"], to: .text(kind.rawValue), id)
    case .page(let page): try setting(["page"], to: .text(page), id)
    case .tags(let tags): try setting(FrontMatter.Field.tags, to: .list(tags), id)
    case .rating(let rating): try setting(["rating"], to: .literal(rating.map(String.init) ?? ""), id)
    case .status(let status): try setting(["status"], to: .text(status?.rawValue ?? ""), id)
    case .body(let body): Array(bytes[..<self.body.lowerBound]) + Array(body.utf8)
    }
  }

  /// Sets the first of these keys that stands in the memo, else the first of all.
  private func setting(_ keys: [String], to value: FieldValue, _ id: PostID) throws(PostsError) -> [UInt8] {
    let key = frontMatter.presentKey(of: keys) ?? keys[0]
    if let problem = refusal(for: key).flatMap(PostProblem.init) { throw .notEditable(id, problem) }
    do throws(EditError) {
      return try setting(key, to: value)
    } catch {
      throw .notEditable(id, .notSpliceable)
    }
  }
}
