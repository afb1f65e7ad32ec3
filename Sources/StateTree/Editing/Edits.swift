import Posts

/// The one road for changes of memos: each is made under a name, which undo tells it by.
package struct Edits: Sendable {
  let posts: any PostsCollection
  let history: any EditHistory
  let turns: EditTurns

  package init(_ dependencies: Dependencies) {
    posts = dependencies.posts
    history = dependencies.history
    turns = dependencies.turns
  }

  /// Makes all changes of the batch as one step; returns when they are safely on disk. The first failure ends it; what
  /// was made before it is a step all the same.
  @MainActor
  package func commit(_ batch: WriteBatch, as name: EditName) async throws(PostsError) {
    try await commit(batch, as: name) { _, _ in nil }
  }

  /// Makes all changes of the batch as one step. After a failure `next` tells from what was being written what is to be
  /// written now; nil ends it, and the failure is thrown.
  @MainActor
  func commit(
    _ batch: WriteBatch, as name: EditName,
    next: @MainActor (WriteBatch, PostsError) async -> WriteBatch?
  ) async throws(PostsError) {
    turns.begin()
    defer { turns.end() }
    let ticket = await begin(batch, name)
    var (rest, inverse, failure) = (batch, WriteBatch(), nil as PostsError?)
    while !rest.writes.isEmpty && failure == nil {
      do throws(PostsError) {
        inverse = inverse.after(try await posts.commit(rest))
        rest = WriteBatch()
      } catch {
        if case .incomplete(let partial) = error { inverse = inverse.after(partial.inverse) }
        if let following = await next(rest, error) { rest = following } else { failure = error }
      }
    }
    await record(EditStep(name: name, batch: inverse), ticket)
    if let failure { throw failure }
  }

  /// Makes the changes of the batch as one step, without those that the memos they are for do not allow.
  @MainActor
  package func commitEach(_ batch: WriteBatch, as name: EditName) async -> EditOutcome {
    turns.begin()
    defer { turns.end() }
    let ticket = await begin(batch, name)
    let outcome = await posts.commitEach(batch)
    await record(EditStep(name: name, batch: outcome.inverse), ticket)
    return outcome
  }

  /// Returns when every edit that was begun is done and can be undone.
  @MainActor
  func settled() async { await turns.settled() }
}

extension Edits {
  /// Keeps what is about to be done to several memos; one alone is wholly done or not at all.
  @MainActor
  private func begin(_ batch: WriteBatch, _ name: EditName) async -> EditTicket? {
    guard batch.writes.count > 1 else { return nil }
    let inverses = await posts.inverses(of: batch)
    return await history.begin(EditPlan(name: name, batch: batch, inverses: inverses), for: nil)
  }

  private func record(_ step: EditStep, _ ticket: EditTicket?) async {
    let step = step.batch.writes.isEmpty ? nil : step
    if let ticket {
      await history.finish(ticket, leaving: step)
    } else if let step {
      await history.record(step)
    }
  }
}
