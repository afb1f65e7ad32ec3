import Posts
import Redux

/// Changing one field of the chosen memos.
package struct FieldActions: Sendable {
  private let posts: any PostsCollection
  private let edits: Edits

  package init(_ dependencies: Dependencies) {
    posts = dependencies.posts
    edits = Edits(dependencies)
  }

  package var rate: AsyncAction<AppState> { choosing(.rating) { .rated(count: $0) } }
  package var changeKind: AsyncAction<AppState> { choosing(.kind) { .kind(count: $0) } }
  package var changeStatus: AsyncAction<AppState> { choosing(.status) { .status(count: $0) } }

  /// Asks for tags. The tags of a single memo stand in the line and become what is entered; several memos get tags
  /// added. In either case `+tag` adds and `-tag` removes.
  package var tag: AsyncAction<AppState> {
    AsyncAction { store in
      guard let chosen = store.postsToChange else { return }
      let old = chosen.count == 1 ? chosen[0].tags : []
      let offering = Task { try await offerTags(in: store) }
      defer { offering.cancel() }
      guard let line = await store.ask(.tags(memoCount: chosen.count), text: TagLine(old).text) else {
        return
      }
      try await commit(tagging(chosen, by: TagLine(line)), as: { .tagged(count: $0) }, in: store)
    }
    .onFailure { StatusAction.tell(Message($0)) }
  }
}

extension FieldActions {
  private func choosing(
    _ field: FieldChoice, as name: @escaping @Sendable (Int) -> EditName
  ) -> AsyncAction<AppState> {
    AsyncAction { store in
      guard let chosen = store.postsToChange, let change = await store.choose(field) else { return }
      var batch = WriteBatch()
      for post in chosen where post.fields.applying(change) != post.fields { batch.update(post.id, change) }
      try await commit(batch, as: name, in: store)
    }
    .onFailure { StatusAction.tell(Message($0)) }
  }

  private func tagging(_ chosen: [Post], by line: TagLine) -> WriteBatch {
    var batch = WriteBatch()
    for post in chosen {
      let tags = chosen.count == 1 ? line.replacing(post.tags) : line.adding(to: post.tags)
      if tags != post.tags { batch.update(post.id, [.tags(tags)], old: [.tags(post.tags)]) }
    }
    return batch
  }

  @MainActor
  private func commit(
    _ batch: WriteBatch, as name: (Int) -> EditName, in store: Store<AppState>
  ) async throws(PostsError) {
    let count = batch.writes.count
    guard count > 0 else { return store.dispatch(StatusAction.tell(.nothingToChange)) }
    try await edits.commit(batch, as: name(count))
    store.dispatch(StatusAction.tell(.changed(count)))
  }

  /// Offers the tags in use for completion, the most used first.
  @MainActor
  private func offerTags(in store: Store<AppState>) async throws {
    let memos = try await posts.query(SearchCondition()).documents()
    try Task.checkCancellation()
    var counts: [String: Int] = [:]
    for memo in memos { for tag in memo.tags { counts[tag, default: 0] += 1 } }
    let tags = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    store.dispatch(PromptAction.offer(tags.map { TagLine([$0.key]).text }))
  }
}
