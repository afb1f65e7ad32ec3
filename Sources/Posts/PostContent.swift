/// What a new memo is to hold.
package struct PostContent: Hashable, Sendable {
  package var book = ""
  package var authors: [String] = []
  /// Nil leaves it to the text, which is a quote where it opens with a block quote, and else a note.
  package var kind: PostKind?
  package var page = ""
  package var tags: [String] = []
  /// The text after the front matter.
  package var body = ""
  package var created: Timestamp

  package init(created: Timestamp) {
    self.created = created
  }
}

/// Writes new memos as the bytes of their files. A port.
package protocol PostComposer: Sendable {
  /// The file of a new memo; nil where it would not read back as asked, as with a title of 64 KB.
  func bytes(of content: PostContent) -> [UInt8]?
}
