import Posts

extension PostRecord {
  /// The memo as one object of JSON on one line. Names, their order and what they mean are a contract.
  package func writeJSON(to bytes: inout [UInt8]) {
    JSONValue.object(members).write(to: &bytes)
  }

  /// Of a memo that stands for a book, the text is the review and no note.
  private var members: [(key: String, value: JSONValue)] {
    let text = LeadingQuote(body)
    let isReview = post.kind == .book
    return [
      ("id", .text(post.id.text)),
      ("path", .text(String(decoding: path, as: UTF8.self))),
      ("title", .text(post.title)),
      ("book", .present(post.book)),
      ("authors", .texts(post.authors)),
      ("kind", .text(post.kind.rawValue)),
      ("page", .present(post.page)),
      ("location", .present(post.location)),
      ("chapter", .present(post.chapter)),
      ("tags", .texts(post.tags)),
      ("favorite", .bool(post.isFavorite)),
      ("rating", post.rating.map(JSONValue.number) ?? .null),
      ("status", .present(post.status?.rawValue ?? "")),
      ("created", .text(post.created.iso8601)),
      ("updated", .present(post.updated?.iso8601 ?? "")),
      ("source", .present(post.source)),
      ("source_id", .present(sourceID)),
      ("quote", .present(text.quote)),
      ("note", .present(isReview ? "" : text.note)),
      ("review", .present(isReview ? text.note : "")),
      ("body", .text(body)),
      ("problems", .texts(problems.map(\.code))),
    ]
  }
}

extension JSONValue {
  /// Null where there is no text.
  fileprivate static func present(_ text: String) -> JSONValue { text.isEmpty ? .null : .text(text) }

  fileprivate static func texts(_ texts: [String]) -> JSONValue { .list(texts.map(JSONValue.text)) }
}
