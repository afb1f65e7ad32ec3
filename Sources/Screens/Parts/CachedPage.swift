import Posts

/// The page of the document and width that it was last asked for.
struct CachedPage {
  private var document: DocumentSnapshot?
  private var width = 0
  private var highlighter = Highlighter.none
  private var page: PostPage?

  mutating func page(
    of document: DocumentSnapshot, width: Int, _ highlighter: Highlighter
  ) -> PostPage {
    if let page, self.width == width, self.document == document {
      if self.highlighter == highlighter { return page }
      return keep(page.highlighted(by: highlighter), highlighter)
    }
    (self.document, self.width) = (document, width)
    return keep(PostPage(document, width: width, highlighter), highlighter)
  }

  private mutating func keep(_ page: PostPage, _ highlighter: Highlighter) -> PostPage {
    (self.page, self.highlighter) = (page, highlighter)
    return page
  }
}
