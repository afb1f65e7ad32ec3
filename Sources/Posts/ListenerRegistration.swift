import Synchronization

/// A listener that stands. It is heard no more once it is removed or its registration is let go.
package final class ListenerRegistration: Sendable {
  private let removal: Mutex<(@MainActor @Sendable () -> Void)?>

  package init(_ removal: @escaping @MainActor @Sendable () -> Void) {
    self.removal = Mutex(removal)
  }

  deinit {
    guard let removal = removal.withLock({ $0.take() }) else { return }
    Task { @MainActor in removal() }
  }

  /// After this call the listener is not called any more; a second call does nothing.
  @MainActor
  package func remove() {
    removal.withLock { $0.take() }?()
  }
}

extension ListenerRegistration: Equatable {
  package static func == (left: ListenerRegistration, right: ListenerRegistration) -> Bool { left === right }
}
