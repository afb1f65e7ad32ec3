import Posts
import Redux

/// A middleware that keeps what is typed into the form as a draft: 300 ms after the last change, and at the latest two
/// seconds after the first. What is in a memo, or was taken away, is kept no longer.
@MainActor
package func keepsDrafts(in drafts: any Drafts, clock: any Clock<Duration>) -> Middleware<AppState> {
  { dispatch, state in
    let keeper = DraftKeeper(drafts: drafts, clock: clock, dispatch: dispatch)
    return { next in
      { action in
        next(action)
        if let action = action as? PostFormAction { keeper.follow(action, to: state().postForm) }
      }
    }
  }
}

/// Knows which draft is wanted on the disk, and when it is to be written.
@MainActor
private final class DraftKeeper {
  private static let pause = Duration.milliseconds(300)
  private static let limit = Duration.seconds(2)

  private let drafts: any Drafts
  private let clock: any Clock<Duration>
  private let dispatch: Dispatch
  /// The draft as it ought to be on the disk; nil where none ought to be.
  private var wanted: Draft?
  /// Whether `wanted` is on the disk, or on its way.
  private var isKept = true
  /// Whether the last attempt failed: the same is not told again and again.
  private var hasFailed = false
  private var afterPause: Task<Void, Never>?
  private var afterLimit: Task<Void, Never>?

  init(drafts: any Drafts, clock: any Clock<Duration>, dispatch: @escaping Dispatch) {
    self.drafts = drafts
    self.clock = clock
    self.dispatch = dispatch
  }

  func follow(_ action: PostFormAction, to state: PostFormState) {
    switch action {
    case .open, .close: want(nil, isKept: true)
    case .proceed(let draft):
      want(draft, isKept: true)
      Task.immediate { [drafts] in try? await drafts.saveOpen(draft) }
    case .know, .focus, .beginSaving, .saveFailed: break
    case .edit, .chooseKind, .clear, .saved: keep(state.draft)
    }
  }
}

extension DraftKeeper {
  private func want(_ draft: Draft?, isKept: Bool) {
    (wanted, self.isKept) = (draft, isKept)
    afterPause?.cancel()
    afterLimit?.cancel()
    afterLimit = nil
  }

  private func keep(_ draft: Draft?) {
    guard let draft else { return forget() }
    wanted = draft
    isKept = false
    afterPause?.cancel()
    afterPause = Task { [weak self] in await self?.write(after: Self.pause) }
    afterLimit = afterLimit ?? Task { [weak self] in await self?.write(after: Self.limit) }
  }

  private func forget() {
    guard let old = wanted else { return }
    want(nil, isKept: true)
    Task.immediate { [drafts] in try? await drafts.remove(old.id) }
  }

  private func write(after pause: Duration) async {
    guard (try? await clock.sleep(for: pause)) != nil, let draft = wanted, !isKept else { return }
    want(draft, isKept: true)
    do {
      try await drafts.saveOpen(draft)
      hasFailed = false
    } catch {
      if !hasFailed { dispatch(StatusAction.tell(.draftNotKept(error.reason))) }
      hasFailed = true
    }
  }
}
