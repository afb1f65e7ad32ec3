/// A batch that was written in part: what came before the write that failed stands.
package struct PartialCommit: Hashable, Sendable {
  /// How many writes were made, from the first on.
  package let done: Int
  /// How many there were in the batch.
  package let total: Int
  /// Takes back those that were made.
  package let inverse: WriteBatch
  /// Why the next one failed.
  package let reason: PostsError

  /// A partial commit of these parts.
  package init(done: Int, total: Int, inverse: WriteBatch, reason: PostsError) {
    self.done = done
    self.total = total
    self.inverse = inverse
    self.reason = reason
  }
}

extension PostsError {
  /// The same failure of a batch of which some writes had been made before: `inverse` takes those back.
  package func after(_ inverse: WriteBatch, of batch: WriteBatch) -> PostsError {
    if inverse.writes.isEmpty { return self }
    return .incomplete(
      PartialCommit(done: inverse.writes.count, total: batch.writes.count, inverse: inverse, reason: self))
  }
}
