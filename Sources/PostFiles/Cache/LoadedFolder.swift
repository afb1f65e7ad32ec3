import Files

/// What came out when the memos of a folder were loaded.
struct LoadedFolder {
  /// The files that are symbolic links.
  let links: Set<FileName>
  /// What stands in it beside memos.
  let others: [DirectoryEntry]
  /// How many memos that a cache can keep had to be read although there was one, or stood in it and are gone; nil
  /// where there was none.
  var differences: Int?

  init(_ listing: PostFolder.Listing, differences: Int? = nil) {
    links = Set(listing.memos.lazy.filter { $0.kind == .symbolicLink }.map(\.name))
    others = listing.others
    self.differences = differences
  }
}
