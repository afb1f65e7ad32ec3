import Posts

/// The versions of memos that are shown or were, and beside each what a query asks first.
struct ShownPosts {
  private(set) var versions = PostVersions()
  private(set) var facts: [PostFacts] = []

  /// Takes in a version and where its text stands, and returns its place.
  mutating func append(_ post: Post, _ text: TextPlace) -> Int {
    facts.append(PostFacts(post, text: text))
    return versions.append(post)
  }
}
