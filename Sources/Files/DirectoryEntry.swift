/// One line of a directory's listing.
package struct DirectoryEntry: Hashable, Sendable {
  package let name: FileName
  /// A symbolic link is told as such, whatever it leads to.
  package let kind: FileKind

  /// A line of these parts.
  package init(name: FileName, kind: FileKind) {
    self.name = name
    self.kind = kind
  }
}
