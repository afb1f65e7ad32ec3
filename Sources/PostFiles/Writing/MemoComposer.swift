import MemoFormat
import Posts

/// The port `PostComposer` over the format of memo files: a new memo is an empty one into which its fields are set, so
/// that every value is written as an edit would write it.
package struct MemoComposer: PostComposer {
  package init() {}

  package func bytes(of content: PostContent) -> [UInt8]? {
    var memo = MemoText([])
    for (key, value) in fields(of: content) {
      guard let bytes = try? memo.setting(key, to: value) else { return nil }
      memo = MemoText(bytes)
    }
    return memo.bytes + content.body.utf8
  }

  /// The keys that have a value, in the order of the file.
  private func fields(of content: PostContent) -> [(key: String, value: FieldValue)] {
    let all: [(String, FieldValue)?] = [
      content.book.isEmpty ? nil : (FrontMatter.Field.book[0], .text(content.book)),
      authors(content.authors).map { (FrontMatter.Field.authors[0], $0) },
      kind(of: content).map { ("kind", .text($0.rawValue)) },
      content.page.isEmpty ? nil : ("page", .text(content.page)),
      content.tags.isEmpty ? nil : (FrontMatter.Field.tags[0], .list(content.tags)),
      (FrontMatter.Field.created[0], .literal(content.created.iso8601)),
    ]
    return all.compactMap(\.self)
  }

  /// One author is a text, unless a comma in the name would make two of it.
  private func authors(_ authors: [String]) -> FieldValue? {
    guard let first = authors.first else { return nil }
    return authors.count == 1 && !first.contains(",") ? .text(first) : .list(authors)
  }

  /// Nil where the text says it.
  private func kind(of content: PostContent) -> PostKind? {
    let opening = Array(content.body.utf8).withUnsafeBytes { BodyOpening($0) }
    return content.kind == (opening.beginsWithQuote ? .quote : .note) ? nil : content.kind
  }
}
