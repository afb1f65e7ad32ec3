import Posts
import Redux
import UnicodeText

extension PostListActions {
  /// Shows a tab and closes the book that is open.
  package func show(_ name: PostTab.Name) -> ActionCreator<AppState> {
    { store in
      store.stopListeningToBook()
      store.dispatch(PostListAction.showTab(name))
      return listenPosts(store)
    }
  }

  /// Shows all memos of the selected memo's book, in page order.
  package var openBook: ActionCreator<AppState> {
    { store in
      guard let post = store.state.postList.current.selectedPost else {
        return StatusAction.tell(.noSelection)
      }
      return open(post.book, SearchCondition(), selecting: post.id)(store)
    }
  }

  /// Shows the memos of the selected book that the condition of the books finds.
  package var openSelectedBook: ActionCreator<AppState> {
    { store in
      guard let book = store.state.books.selected else { return nil }
      return open(book.title, store.state.postList[.books].filter, selecting: nil)(store)
    }
  }

  /// Goes back from a book to where it was opened.
  package var closeBook: ActionCreator<AppState> {
    { store in
      store.stopListeningToBook()
      store.dispatch(PostListAction.closeBook)
      return listenPosts(store)
    }
  }

  /// Shows the books in which the condition of the shown tab has hits, that of the selected memo selected.
  package var showBooks: ActionCreator<AppState> {
    { store in
      let tab = store.state.postList.current
      let key = tab.selectedPost.map { Folding.folded($0.book) }
      return PostListAction.showBooks(tab.condition, selecting: key)
    }
  }

  private func open(
    _ title: String, _ filter: SearchCondition, selecting id: PostID?
  ) -> ActionCreator<AppState> {
    { store in
      store.stopListeningToBook()
      store.dispatch(PostListAction.openBook(title, filter, selecting: id))
      return listenPosts(store)
    }
  }
}

extension Store<AppState> {
  /// What the listener of a book that is closed still has to say is not for the next one.
  fileprivate func stopListeningToBook() {
    state.postList.book?.listening?.registration.remove()
  }
}
