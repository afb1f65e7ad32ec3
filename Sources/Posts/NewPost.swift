/// A memo that is not in the collection yet: its identity and the bytes of its file.
package struct NewPost: Hashable, Sendable {
  package let id: PostID
  package let bytes: [UInt8]

  package init(id: PostID, bytes: [UInt8]) {
    self.id = id
    self.bytes = bytes
  }
}
