import Posts

extension AppState {
  /// The form for a new memo: of the book that is read at the moment, or empty.
  ///
  /// That is the book of the memo that is open, or of a list that was asked for a book and shows one only.
  var newForm: PostForm {
    var form = PostForm()
    guard let post = navigation.routes.last == .postDetail ? postList.current.selectedPost : listedBook else {
      return form
    }
    form.book = post.book
    form.author = ItemText.authors.text(of: post.authors)
    return form
  }

  /// A memo of the one book that the list shows; nil where it shows others too.
  private var listedBook: Post? {
    let tab = postList.current
    guard !tab.condition.book.isEmpty, let first = tab.posts.first else { return nil }
    return tab.posts.allSatisfy { $0.book == first.book } ? first : nil
  }
}
