import Posts
import Synchronization

/// The port `SavedTabs` in memory.
package final class FakeSavedTabs: SavedTabs {
  private struct State {
    var snapshot = SavedTabsSnapshot()
    var failure: SavedTabsError?
    var continuations: [AsyncStream<SavedTabsSnapshot>.Continuation] = []
  }

  private let state = Mutex(State())

  package init(_ tabs: [SavedTab] = []) {
    state.withLock { $0.snapshot.tabs = tabs }
  }

  package var tabs: [SavedTab] { state.withLock { $0.snapshot.tabs } }

  /// Every change fails from now on; nil for none.
  package func fail(_ error: SavedTabsError?) { state.withLock { $0.failure = error } }

  /// Another program changes the file.
  package func write(_ tabs: [SavedTab], problems: [SavedTabsProblem] = []) {
    let snapshot = SavedTabsSnapshot(tabs: tabs, problems: problems)
    let continuations = state.withLock { state in
      state.snapshot = snapshot
      return state.continuations
    }
    for continuation in continuations { continuation.yield(snapshot) }
  }

  package func snapshots() -> AsyncStream<SavedTabsSnapshot> {
    let (stream, continuation) = AsyncStream.makeStream(of: SavedTabsSnapshot.self)
    let snapshot = state.withLock { state in
      state.continuations.append(continuation)
      return state.snapshot
    }
    continuation.yield(snapshot)
    return stream
  }

  package func keep(_ tab: SavedTab) async throws(SavedTabsError) -> SavedTabsSnapshot {
    try change { tabs in
      if let index = tabs.firstIndex(where: { $0.isNamed(tab.name) }) {
        tabs[index] = tab
      } else {
        tabs.append(tab)
      }
    }
  }

  package func rename(_ name: String, to newName: String) async throws(SavedTabsError) -> SavedTabsSnapshot {
    try change { tabs in
      tabs = tabs.map { $0.isNamed(name) ? SavedTab(name: newName, condition: $0.condition) : $0 }
    }
  }

  package func move(_ name: String, by distance: Int) async throws(SavedTabsError) -> SavedTabsSnapshot {
    try change { tabs in
      guard let index = tabs.firstIndex(where: { $0.isNamed(name) }) else { return }
      let tab = tabs.remove(at: index)
      tabs.insert(tab, at: min(max(0, index + distance), tabs.count))
    }
  }

  package func remove(_ name: String) async throws(SavedTabsError) -> (SavedTabsSnapshot, RemovedTab) {
    let position = tabs.firstIndex { $0.isNamed(name) } ?? 0
    let query = tabs.first { $0.isNamed(name) }?.condition.line ?? ""
    let snapshot = try change { tabs in tabs.removeAll { $0.isNamed(name) } }
    return (snapshot, RemovedTab(name: name, text: Array(query.utf8), position: position))
  }

  package func restore(_ removed: RemovedTab) async throws(SavedTabsError) -> SavedTabsSnapshot {
    let query = String(decoding: removed.text, as: UTF8.self)
    guard let condition = try? SearchCondition(parsing: query) else { throw .notEditable(removed.name) }
    return try change { tabs in
      tabs.insert(SavedTab(name: removed.name, condition: condition), at: removed.position)
    }
  }

  package func reread() {}

  private func change(_ change: (inout [SavedTab]) -> Void) throws(SavedTabsError) -> SavedTabsSnapshot {
    if let failure = state.withLock({ $0.failure }) { throw failure }
    return state.withLock { state in
      change(&state.snapshot.tabs)
      return state.snapshot
    }
  }
}
