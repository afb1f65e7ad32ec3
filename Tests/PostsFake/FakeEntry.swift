import Posts

/// A memo as a collection keeps it: one version, and its text made ready for search.
struct FakeEntry {
  let memo: FakeMemo
  let post: Post
  let text: SearchText

  init(_ memo: FakeMemo) {
    self.memo = memo
    let post = Post(memo.fields)
    self.post = post
    text = Array(memo.body.utf8).withUnsafeBytes { SearchText(post, body: $0) }
  }
}
