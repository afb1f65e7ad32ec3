import Posts

/// The port `PostComposer` for tests: the text, and below it the fields on one line.
package struct FakeComposer: PostComposer {
  package init() {}

  package func bytes(of content: PostContent) -> [UInt8]? {
    let fields = [
      content.book, content.authors.joined(separator: "&"), content.kind?.rawValue ?? "", content.page,
      content.tags.joined(separator: "&"), content.created.iso8601,
    ]
    return Array("\(content.body)[\(fields.joined(separator: "|"))]".utf8)
  }
}
