import Dispatch

/// Calls the main actor whenever a descriptor can be read, until it is cancelled.
final class ReadSource {
  private let source: any DispatchSourceRead

  /// Begins at once. A call may find nothing to read any more.
  ///
  /// The call is a job of the main actor, not only on its queue: a task that a key starts immediately would else wait,
  /// and find what the next key has left.
  init(_ descriptor: Int32, onReadable: @escaping @MainActor @Sendable () -> Void) {
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler {
      Task { @MainActor in
        HandlerStack.adopt()
        onReadable()
      }
    }
    source.activate()
  }

  /// At most the one call that is under way comes after this one.
  func cancel() {
    source.cancel()
  }
}
