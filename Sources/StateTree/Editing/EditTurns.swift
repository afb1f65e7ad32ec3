/// Has undo wait until the edits before it are done and can be undone; edits themselves wait for nothing.
@MainActor
package final class EditTurns {
  private var running = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  nonisolated package init() {}

  /// An edit begins.
  func begin() { running += 1 }

  /// An edit is done, and what can be undone of it is kept.
  func end() {
    running -= 1
    guard running == 0 else { return }
    let due = waiting
    waiting = []
    for continuation in due { continuation.resume() }
  }

  /// Begins when no edit is under way.
  func beginAlone() async {
    await settled()
    begin()
  }

  /// Returns when no edit is under way.
  func settled() async {
    while running > 0 {
      await withCheckedContinuation { waiting.append($0) }
    }
  }
}
