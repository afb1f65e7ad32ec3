/// One subscriber's place in a store: how to tell it the state, and which state it was told last.
@MainActor
final class Subscription<State> {
  private weak var subscriber: AnyObject?
  // Read and written at once, so that no two accesses can meet; checked, they would cost as much as a slice.
  @exclusivity(unchecked)
  private var lastRevision: Int?
  @exclusivity(unchecked)
  private var isCancelled = false
  private let tell: @MainActor (Announcement<State>) -> Void

  /// `tell` must not keep the subscriber alive, any more than this does.
  init(of subscriber: AnyObject, tell: @escaping @MainActor (Announcement<State>) -> Void) {
    self.subscriber = subscriber
    self.tell = tell
  }

  /// Whether nobody is told any more: cancelled, or the subscriber has gone.
  var isOver: Bool { isCancelled || subscriber == nil }

  func belongs(to other: AnyObject) -> Bool { subscriber === other }

  /// Tells the state, unless it was told already or the subscription was cancelled.
  func announce(_ announcement: Announcement<State>, revision: Int) {
    guard !isCancelled, lastRevision != revision else { return }
    lastRevision = revision
    tell(announcement)
  }

  func cancel() { isCancelled = true }
}
