import Posts

extension PostForm {
  /// The new memo that the form describes.
  func content(created: Timestamp) -> PostContent {
    var content = PostContent(created: created)
    content.book = book.trimmed
    content.authors = authors
    content.kind = kind
    content.page = page.trimmed
    content.tags = ItemText.tags.items(of: tags)
    content.body = text.tidy.body
    return content
  }

  /// What was changed since a memo stood in the form as `original`, and what it held before.
  func changes(from original: PostForm, in fields: [PostFormField]) -> (new: [PostChange], old: [PostChange])
  {
    let touched = fields.filter { differs(from: original, in: $0) }
    let isText = touched.contains(where: \.isLong)
    let new = touched.compactMap(change) + (isText ? [.body(text.body)] : [])
    let old = touched.compactMap(original.change) + (isText ? [.body(original.text.body)] : [])
    return (new, old)
  }

  /// The change that sets a field of the front matter; nil for the texts and where nothing is chosen.
  private func change(_ field: PostFormField) -> PostChange? {
    switch field {
    case .author: .authors(authors)
    case .book: .book(book.trimmed)
    case .kind: kind.map(PostChange.kind)
    case .page: .page(page.trimmed)
    case .tags: .tags(ItemText.tags.items(of: tags))
    case .quote, .note: nil
    }
  }
}
