import Posts
import Redux

extension Edits {
  /// Takes back the last edit.
  package var undo: AsyncAction<AppState> { AsyncAction { await go(.undo, $0) } }

  /// Makes again what was taken back last.
  package var redo: AsyncAction<AppState> { AsyncAction { await go(.redo, $0) } }

  /// Finishes what a program began to do to several memos and did not live to finish.
  package var completeUnfinished: AsyncAction<AppState> {
    AsyncAction { store in
      await turns.beginAlone()
      defer { turns.end() }
      while let (plan, ticket) = await history.takeUnfinished() {
        let inverse = await complete(plan)
        let step = inverse.writes.isEmpty ? nil : EditStep(name: plan.name, batch: inverse)
        await history.finish(ticket, leaving: step)
        if step != nil { store.dispatch(StatusAction.tell(.edit(.completed(plan.name)))) }
      }
    }
  }
}

extension Edits {
  @MainActor
  private func go(_ direction: EditDirection, _ store: Store<AppState>) async {
    if store.refusesChanges { return }
    await turns.beginAlone()
    defer { turns.end() }
    let message: EditMessage
    switch await history.take(direction) {
    case .nothing: message = .nothingLeft(direction)
    case .damaged: message = .damaged
    case .step(let step, let ticket):
      store.dispatch(PostListAction.wantPost(step.batch.writes.first?.id))
      message = await make(step, direction, ticket)
    }
    store.dispatch(StatusAction.tell(.edit(message)))
  }

  /// Makes the writes of a step. Memos that were changed since stay as they are, and are left out of what can be done
  /// again; where nothing can be written at all, the step stays to be tried later.
  @MainActor
  private func make(
    _ step: EditStep, _ direction: EditDirection, _ ticket: EditTicket
  ) async -> EditMessage {
    if step.batch.writes.count > 1 {
      let inverses = await posts.inverses(of: step.batch)
      _ = await history.begin(
        EditPlan(name: step.name, batch: step.batch, inverses: inverses), for: ticket)
    }
    let outcome = await posts.commitEach(step.batch)
    if let failure = outcome.commonFailure {
      await history.giveBack(ticket)
      return .failed(direction, failure)
    }
    let isMade = !outcome.inverse.writes.isEmpty
    await history.finish(
      ticket, leaving: isMade ? EditStep(name: step.name, batch: outcome.inverse) : nil)
    if !isMade, let failure = outcome.firstFailure { return .refused(direction, failure) }
    return .done(direction, step.name, leftOut: outcome.failures.count)
  }

  /// Returns what takes the whole plan back.
  @MainActor
  private func complete(_ plan: EditPlan) async -> WriteBatch {
    var rest: [(place: Int, write: WriteBatch.Write)] = []
    for (place, write) in plan.batch.writes.enumerated() {
      guard let inverse = plan.inverses[place], await !isDone(inverse) else { continue }
      rest.append((place, write))
    }
    let outcome = await posts.commitEach(WriteBatch(rest.map(\.write)))
    let failed = Set(outcome.failures.keys.map { rest[$0].place })
    let inverses = plan.inverses.enumerated().filter { !failed.contains($0.offset) }
    return WriteBatch(inverses.compactMap(\.element).reversed())
  }

  /// Whether the memo is as it was to become, to go by what would take that back.
  @MainActor
  private func isDone(_ inverse: WriteBatch.Write) async -> Bool {
    let version = await posts.version(of: inverse.id)
    return switch inverse {
    case .revert(_, let reversion): version == reversion.expected
    case .discard(_, let expected): version == expected
    case .restore: version == nil
    case .create, .update, .delete: false
    }
  }
}
