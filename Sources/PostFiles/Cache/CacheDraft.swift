import Files
import Posts

/// What a cache is to be written of.
struct CacheDraft: Sendable {
  /// All memos as they were read, sorted by identity.
  let memos: [IndexedPost]
  /// When reading them began.
  let readAfter: Timestamp
  /// The files that are symbolic links, which may lead to where no change is heard of.
  let links: Set<FileName>

  /// A file of which something is to be said, or that is a link, is read each time.
  func keeps(_ memo: IndexedPost) -> Bool {
    guard memo.status != nil, !links.contains(memo.name), memo.post.hasUsualDates else { return false }
    return switch memo.post.problem {
    case nil, .conflictCopy: true
    default: false
    }
  }
}

extension Post {
  fileprivate var hasUsualDates: Bool {
    [created.seconds, createdForOrder, updated?.seconds ?? 0].allSatisfy(CachedTime.seconds.contains)
  }
}
