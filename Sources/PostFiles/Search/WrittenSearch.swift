import Files
import Posts

/// Asks memos, on two processors, what can only be answered by their texts as they are written: it reads their files.
struct WrittenSearch {
  let folder: PostFolder
  let index: PostIndex
  let pending: PendingWrites
  let matcher: PostMatcher
  let cancellation: Cancellation

  /// How many memos are read with the same memory.
  private static let partSize = 128

  /// Those that match, in their order; nil when nobody waits for them any more.
  ///
  /// - Parameter posts: The memos that meet all other parts of the condition.
  func posts(among posts: OrderedPosts) -> OrderedPosts? {
    let size = Self.partSize
    let parts = Lanes.map(0..<(posts.count + size - 1) / size) { part in
      cancellation.isCancelled ? [] : matching(in: posts, part * size..<min(posts.count, (part + 1) * size))
    }
    if cancellation.isCancelled { return nil }
    return OrderedPosts(posts.versions, places: parts.flatMap(\.self))
  }

  private func matching(in posts: OrderedPosts, _ range: Range<Int>) -> [UInt32] {
    var reading = WrittenBodies(folder: folder)
    var found: [UInt32] = []
    for offset in range {
      let post = posts[offset]
      guard let entry = index[post.id] else { continue }
      let matches = matcher.matchesWritten(post, entry.text) {
        pending.body(of: post.id) ?? reading.body(of: entry.name)
      }
      if matches { found.append(posts.places[offset]) }
    }
    return found
  }
}
