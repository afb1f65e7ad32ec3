import MemoFormat
import Posts

extension MemoText {
  /// The file's bytes with these changes made: the text first, since it may tell what a field is. A change of the text or
  /// of where it comes from sets the time of the last update to `now`, where the memo has one.
  func making(_ changes: [PostChange], _ id: PostID, now: Timestamp) throws(PostsError) -> [UInt8] {
    var memo = self
    for change in changes where change.isOfText { memo = MemoText(try memo.making(change, id)) }
    for change in changes where !change.isOfText { memo = MemoText(try memo.making(change, id)) }
    guard memo.bytes != bytes, changes.contains(where: \.isUpdate) else { return memo.bytes }
    return memo.stamped(now) ?? memo.bytes
  }

  private func making(_ change: PostChange, _ id: PostID) throws(PostsError) -> [UInt8] {
    switch change {
    case .favorite(let isFavorite): try setting(FrontMatter.Field.favorite, to: .flag(isFavorite), id)
    case .book(let book): try setting(FrontMatter.Field.book, to: .text(book), id)
    case .authors(let authors): try setting(FrontMatter.Field.authors, to: value(of: authors), id)
    case .kind(let kind): try setting(kind, id)
    case .page(let page): try setting(["page"], to: .text(page), id)
    case .tags(let tags): try setting(FrontMatter.Field.tags, to: .list(tags), id)
    case .rating(let rating): try setting(["rating"], to: .literal(rating.map(String.init) ?? ""), id)
    case .status(let status): try setting(["status"], to: .text(status?.rawValue ?? ""), id)
    case .body(let body): try settingBody(to: body, id)
    }
  }

  /// What the text says already needs no key.
  private func setting(_ kind: PostKind, _ id: PostID) throws(PostsError) -> [UInt8] {
    let isSaid = opening.withUnsafeBytes { BodyOpening($0) }.kind == kind
    if isSaid && isEditable && frontMatter.entry("kind") == nil { return bytes }
    return try setting(["kind"], to: .text(kind.rawValue), id)
  }

  /// A first author is written as text, several as a list, a known field in the style in which it stands.
  private func value(of authors: [String]) -> FieldValue {
    guard frontMatter.presentKey(of: FrontMatter.Field.authors) == nil, authors.count == 1,
      !authors[0].utf8.contains(UInt8(ascii: ","))
    else { return .list(authors) }
    return .text(authors[0])
  }

  /// Sets the key that the value is read from, else one that stands in the memo, else the first of these. Without a
  /// value, every one of them is left without.
  private func setting(
    _ keys: [String], to value: FieldValue, _ id: PostID
  ) throws(PostsError) -> [UInt8] {
    if value.isEmpty {
      var memo = self
      for key in keys where memo.frontMatter.entry(key) != nil {
        memo = MemoText(try memo.setting(key, to: memo.emptyValue(for: key, like: value), id))
      }
      return memo.bytes
    }
    let key = keys.first { !frontMatter.list($0).isEmpty } ?? frontMatter.presentKey(of: keys) ?? keys[0]
    return try setting(key, to: value, id)
  }

  /// An empty list keeps its brackets; anything else is nothing.
  private func emptyValue(for key: String, like value: FieldValue) -> FieldValue {
    if case .list = value, case .list = frontMatter.entry(key)?.value { .list([]) } else { .nothing }
  }

  private func setting(_ key: String, to value: FieldValue, _ id: PostID) throws(PostsError) -> [UInt8] {
    if let problem = refusal(for: key).flatMap(PostProblem.init) { throw .notEditable(id, problem) }
    do throws(EditError) {
      return try setting(key, to: value)
    } catch {
      throw .notEditable(id, .notSpliceable)
    }
  }

  private func settingBody(to text: String, _ id: PostID) throws(PostsError) -> [UInt8] {
    do throws(EditError) {
      return try settingBody(to: text)
    } catch {
      if case .notEditable(let problem) = error, let problem = PostProblem(problem) {
        throw .notEditable(id, problem)
      }
      throw .notEditable(id, .notSpliceable)
    }
  }

  /// The bytes with the time of the last update in the form in which the file has it; nil where it has none, or where it
  /// cannot be set.
  private func stamped(_ now: Timestamp) -> [UInt8]? {
    guard let key = frontMatter.presentKey(of: FrontMatter.Field.updated),
      let entry = frontMatter.entry(key)
    else { return nil }
    let text = DateForm(of: entry.text ?? "").text(of: now)
    return try? setting(key, to: entry.isPlain ? .literal(text) : .text(text))
  }
}

extension FieldValue {
  fileprivate var isEmpty: Bool {
    switch self {
    case .text(let text), .literal(let text): text.isEmpty
    case .list(let items): items.isEmpty
    case .flag: false
    case .nothing: true
    }
  }
}

extension PostChange {
  /// Whether it is one of the memo's text.
  var isOfText: Bool {
    if case .body = self { true } else { false }
  }

  /// Whether it is an edit of what the memo says, not of what its reader thinks of it.
  fileprivate var isUpdate: Bool {
    switch self {
    case .body, .book, .authors, .page: true
    case .favorite, .kind, .tags, .rating, .status: false
    }
  }
}
