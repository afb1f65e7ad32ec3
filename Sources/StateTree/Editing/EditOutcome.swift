import Posts

/// What became of a batch whose writes were made one without the other.
package struct EditOutcome: Sendable {
  /// Takes back those that were made.
  package fileprivate(set) var inverse = WriteBatch()
  /// Why each of the others failed, by its place in the batch.
  package fileprivate(set) var failures: [Int: PostsError] = [:]

  /// The failure of the first that failed; nil where all was made.
  package var firstFailure: PostsError? { failures.min { $0.key < $1.key }?.value }

  /// A failure that has nothing to do with the memo it befell, such as a full disk; nil without one.
  var commonFailure: PostsError? { failures.values.first { !$0.concernsOneMemo } }
}

extension PostsCollection {
  /// Makes the writes of a batch, without those that the memos they are for do not allow. A failure that would befall
  /// all of them ends it.
  @MainActor
  func commitEach(_ batch: WriteBatch) async -> EditOutcome {
    var outcome = EditOutcome()
    var done = 0
    while done < batch.writes.count {
      let rest = WriteBatch(Array(batch.writes[done...]), furtherNames: batch.furtherNames)
      do throws(PostsError) {
        outcome.add(try await commit(rest))
        return outcome
      } catch {
        var reason = error
        if case .incomplete(let partial) = error {
          outcome.add(partial.inverse)
          done += partial.done
          reason = partial.reason
        }
        outcome.failures[done] = reason
        done += 1
        if !reason.concernsOneMemo { break }
      }
    }
    for place in done..<max(done, batch.writes.count) { outcome.failures[place] = outcome.commonFailure }
    return outcome
  }
}

extension EditOutcome {
  /// What was made later is taken back first.
  fileprivate mutating func add(_ inverse: WriteBatch) {
    self.inverse = self.inverse.after(inverse)
  }
}

extension WriteBatch {
  /// These writes, once the others are made.
  func after(_ others: WriteBatch) -> WriteBatch { WriteBatch(others.writes + writes) }
}
