import Posts

/// Memos in a row, and what is often asked of them in rows of their own.
struct PostColumns {
  private(set) var memos: [IndexedPost] = []
  private(set) var posts: [Post] = []
  private(set) var facts: [PostFacts] = []

  init() {}

  /// Memos that are sorted by identity, with the numbers of their texts; each is looked at once, since they stand all over
  /// the memory.
  init(_ memos: [IndexedPost], text: (IndexedPost) -> Int) {
    self.memos = memos
    posts.reserveCapacity(memos.count)
    facts.reserveCapacity(memos.count)
    for memo in memos {
      posts.append(memo.post)
      facts.append(PostFacts(memo.post, text: text(memo)))
    }
  }

  var count: Int { memos.count }

  mutating func reserveCapacity(_ count: Int) {
    memos.reserveCapacity(count)
    posts.reserveCapacity(count)
    facts.reserveCapacity(count)
  }

  mutating func append(_ memo: IndexedPost, text: Int) {
    memos.append(memo)
    posts.append(memo.post)
    facts.append(PostFacts(memo.post, text: text))
  }

  mutating func append(_ places: Range<Int>, of other: PostColumns) {
    memos += other.memos[places]
    posts += other.posts[places]
    facts += other.facts[places]
  }

  mutating func insert(_ memo: IndexedPost, text: Int, at place: Int) {
    memos.insert(memo, at: place)
    posts.insert(memo.post, at: place)
    facts.insert(PostFacts(memo.post, text: text), at: place)
  }

  mutating func replace(at place: Int, by memo: IndexedPost, text: Int) {
    memos[place] = memo
    posts[place] = memo.post
    facts[place] = PostFacts(memo.post, text: text)
  }

  mutating func remove(at place: Int) {
    memos.remove(at: place)
    posts.remove(at: place)
    facts.remove(at: place)
  }
}
