import Posts
import Synchronization

/// The port `Drafts` in memory.
package final class FakeDrafts: Drafts {
  private let state: Mutex<State>

  private struct State {
    var drafts: [Draft]
    var failure: DraftsError?
    var saves = 0
  }

  package init(_ drafts: [Draft] = []) {
    state = Mutex(State(drafts: drafts))
  }

  /// What is kept, the newest first.
  package var kept: [Draft] { state.withLock(\.drafts) }
  /// How often a draft was saved.
  package var saveCount: Int { state.withLock(\.saves) }

  /// Refuses everything from then on; nil ends that.
  package func fail(_ error: DraftsError?) { state.withLock { $0.failure = error } }

  package func all() async throws(DraftsError) -> [Draft] {
    try refuse()
    return kept
  }

  package func save(_ draft: Draft) async throws(DraftsError) { try saveAtOnce(draft) }

  package func saveOpen(_ draft: Draft) async throws(DraftsError) { try saveAtOnce(draft) }

  package func saveAtOnce(_ draft: Draft) throws(DraftsError) {
    try refuse()
    state.withLock {
      $0.drafts = [draft] + $0.drafts.filter { $0.id != draft.id }
      $0.saves += 1
    }
  }

  package func remove(_ id: PostID) async throws(DraftsError) {
    try refuse()
    state.withLock { $0.drafts.removeAll { $0.id == id } }
  }

  private func refuse() throws(DraftsError) {
    if let failure = state.withLock(\.failure) { throw failure }
  }
}
