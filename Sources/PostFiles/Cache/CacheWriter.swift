import Files
import Posts

/// Writes a cache piece by piece, with the memory of one section.
struct CacheWriter {
  let identity: CacheIdentity
  let draft: CacheDraft
  let localTime: any LocalTime
  let cancellation: Cancellation

  /// A section is closed when its texts have this many bytes.
  private static let sectionSize = 1 << 20

  /// Writes all of it, unless nobody waits for it any more.
  func write(to file: StreamedFile) throws(FileError) {
    let memos = draft.memos.filter(draft.keeps)
    var sections = SectionBuilder(localTime: localTime, readAfter: draft.readAfter)
    try file.append(CacheHead(count: memos.count, identity: identity).bytes)
    for memo in newest(of: memos) { sections.append(memo) }
    try file.append(sections.finish())
    for memo in memos where !cancellation.isCancelled {
      sections.append(memo)
      if sections.size >= Self.sectionSize { try file.append(sections.finish()) }
    }
    if sections.size > 0 { try file.append(sections.finish()) }
  }

  /// The memos with the newest dates, which a list shows first, sorted by identity.
  private func newest(of memos: [IndexedPost]) -> [IndexedPost] {
    memos.indices.map { (memos[$0].post.createdForOrder, $0) }.sorted { $0 > $1 }
      .prefix(CollectionEngine.firstCount).map(\.1).sorted().map { memos[$0] }
  }
}
