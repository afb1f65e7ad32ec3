/// Where a deleted memo is in the trash: the name of its file there, as bytes.
package struct TrashPlace: Hashable, Sendable {
  package let bytes: [UInt8]

  package init(bytes: [UInt8]) {
    self.bytes = bytes
  }
}
