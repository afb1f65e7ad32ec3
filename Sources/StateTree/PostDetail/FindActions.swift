import Posts
import Redux

/// Finding in the texts of memos.
package struct FindActions: Sendable {
  private let posts: any PostsCollection
  private let romaji: Romaji

  package init(_ dependencies: Dependencies) {
    posts = dependencies.posts
    romaji = dependencies.romaji
  }

  /// Asks for what is to be found in the text, in the language of queries; nothing is what the list was filtered by.
  package var find: AsyncAction<AppState> {
    AsyncAction { store in
      guard let line = await store.ask(.find) else { return }
      let condition = try SearchCondition(parsing: line)
      await romaji.learn(condition.asExpression)
      store.dispatch(PostDetailAction.find(condition.isEverything ? nil : condition))
      if !condition.isEverything { wantHit(of: condition, in: store) }
    }
    .onFailure(tellFailure)
  }

  /// Shows the first hit in the text that is shown, or tells that there is none. While the text is being read, its first hit
  /// is shown as soon as it is there.
  @MainActor
  private func wantHit(of condition: SearchCondition, in store: Store<AppState>) {
    guard let post = store.state.postList.current.selectedPost else { return }
    let detail = store.state.postDetail
    let isRead = detail.document?.id == post.id
    let hits = highlighter(for: condition, instead: .none).hits(in: detail.document(of: post).body)
    let hasHit = !isRead || !hits.isEmpty
    store.dispatch(hasHit ? PostDetailAction.wantHit(in: post.id) : StatusAction.tell(.noHit))
  }

  /// Shows the hits of the next memo of the list that has any, or for -1 of the one before.
  package func showHits(by direction: Int) -> AsyncAction<AppState> {
    AsyncAction { store in
      let tab = store.state.postList.current
      guard let row = tab.selection.index else { return }
      let found = try await foundMemos(in: store.state)
      let rows = direction > 0 ? Array(tab.posts.indices[(row + 1)...]) : tab.posts.indices[..<row].reversed()
      guard store.state.postList.current.posts == tab.posts else { return }
      guard let next = rows.first(where: { found?.contains(tab.posts[$0].id) ?? true }) else {
        return store.dispatch(StatusAction.tell(direction > 0 ? .noFurtherHits : .noEarlierHits))
      }
      store.dispatch(PostListAction.selectPost(row: next))
      store.dispatch(PostDetailAction.wantHit(in: tab.posts[next].id))
    }
    .onFailure(tellFailure)
  }

  /// The memos of the list that have what is looked for; nil where all have, since the list was filtered by it.
  @MainActor
  private func foundMemos(in state: AppState) async throws -> Set<PostID>? {
    guard let find = state.postDetail.find else { return nil }
    let condition = find.within(state.postList.current.condition)
    return Set(try await posts.query(condition).documents().map(\.id))
  }

  /// What shows the hits of a tab's condition in its memos; the one that is there already where it is the same.
  package func highlighter(for tab: PostTab, instead present: Highlighter) -> Highlighter {
    highlighter(for: tab.answeredFilter?.within(tab.base), instead: present)
  }

  /// What shows the hits of a condition.
  package func highlighter(for condition: SearchCondition?, instead present: Highlighter) -> Highlighter {
    let expression = condition?.asExpression ?? .everything
    return expression == present.expression ? present : Highlighter(expression, romaji: romaji)
  }
}
