import Files
import Posts

/// Asks memos, on two processors, what can only be answered by their texts as they are written: it reads their files.
struct WrittenSearch {
  let folder: PostFolder
  let matcher: PostMatcher
  let cancellation: Cancellation

  /// How many memos are read with the same memory.
  private static let partSize = 128

  /// A memo that meets all other parts of the condition.
  struct Memo {
    let entry: IndexedPost
    let post: Post
    /// The text as an edit makes it that is on its way to the disk; nil while there is none.
    let pendingBody: String?
  }

  /// Those that match, in their order; nil when nobody waits for them any more.
  func posts(of memos: [Memo]) -> [Post]? {
    let size = Self.partSize
    let parts = Lanes.map(0..<(memos.count + size - 1) / size) { part in
      cancellation.isCancelled ? [] : posts(of: memos[part * size..<min(memos.count, (part + 1) * size)])
    }
    return cancellation.isCancelled ? nil : parts.flatMap(\.self)
  }

  private func posts(of memos: ArraySlice<Memo>) -> [Post] {
    var reading = WrittenBodies(folder: folder)
    var found: [Post] = []
    for memo in memos {
      let matches = matcher.matchesWritten(memo.post, memo.entry.text) {
        memo.pendingBody ?? reading.body(of: memo.entry.name)
      }
      if matches { found.append(memo.post) }
    }
    return found
  }
}
