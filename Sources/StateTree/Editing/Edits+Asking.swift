import Posts
import Redux

extension Edits {
  /// Makes all changes of the batch as `commit` does. Where somebody else changed the same fields meanwhile, the person
  /// chooses between the versions; where a file has further names, they are asked whether those may keep the old
  /// version. Throws what stood in the way when they choose nothing.
  @MainActor
  package func commit(
    _ batch: WriteBatch, as name: EditName, asking store: Store<AppState>
  ) async throws(PostsError) {
    try await commit(batch, as: name) { await $0.after($1, asking: store) }
  }
}

extension WriteBatch {
  /// What is to be written after a failure, by the person's choice; nil where there is none.
  @MainActor
  fileprivate func after(_ failure: PostsError, asking store: Store<AppState>) async -> WriteBatch? {
    let rest = dropping(failure.done)
    switch failure.cause {
    case .conflict(let conflict):
      return await store.choose(in: conflict).map { rest.settling(conflict, by: $0) }
    case .notWritten(let id, .hardLinked):
      return await store.confirm(.leaveFurtherNames(id)) ? rest.leavingFurtherNames : nil
    default: return nil
    }
  }

  private func dropping(_ count: Int) -> WriteBatch {
    WriteBatch(Array(writes.dropFirst(count)), furtherNames: furtherNames)
  }

  private var leavingFurtherNames: WriteBatch { WriteBatch(writes, furtherNames: .keepOld) }

  /// The batch with its first write, which met the conflict, as it was chosen.
  private func settling(_ conflict: PostConflict, by choice: ConflictChoice) -> WriteBatch {
    let first: [Write] =
      switch choice {
      case .mine: [.update(conflict.id, conflict.changes, old: conflict.standing)]
      case .theirs: []
      case .both: [.create(conflict.copy, conflict.mine)]
      }
    return WriteBatch(first + writes.dropFirst(), furtherNames: furtherNames)
  }
}

extension PostsError {
  /// Why it failed, whatever was done before.
  fileprivate var cause: PostsError {
    if case .incomplete(let partial) = self { partial.reason } else { self }
  }

  /// How many writes were made before it failed.
  fileprivate var done: Int {
    if case .incomplete(let partial) = self { partial.done } else { 0 }
  }
}
