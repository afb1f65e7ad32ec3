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
  func posts(among posts: [Post]) -> [Post]? {
    let size = Self.partSize
    let parts = Lanes.map(0..<(posts.count + size - 1) / size) { part in
      cancellation.isCancelled ? [] : matching(posts[part * size..<min(posts.count, (part + 1) * size)])
    }
    return cancellation.isCancelled ? nil : parts.flatMap(\.self)
  }

  private func matching(_ posts: ArraySlice<Post>) -> [Post] {
    var reading = WrittenBodies(folder: folder)
    var found: [Post] = []
    for post in posts {
      guard let entry = index[post.id] else { continue }
      let matches = matcher.matchesWritten(post, entry.text) {
        pending.body(of: post.id) ?? reading.body(of: entry.name)
      }
      if matches { found.append(post) }
    }
    return found
  }
}
