import Posts

/// The page of the document and width that it was last asked for.
struct CachedPage {
  private var document: DocumentSnapshot?
  private var width = 0
  private var page: PostPage?

  mutating func page(of document: DocumentSnapshot, width: Int) -> PostPage {
    if let page, self.width == width, self.document == document { return page }
    let page = PostPage(document, width: width)
    (self.document, self.width, self.page) = (document, width, page)
    return page
  }
}
