import Dispatch

/// Calls the main actor whenever a descriptor can be read, until it is cancelled.
final class ReadSource {
  private let source: any DispatchSourceRead

  /// Begins at once.
  init(_ descriptor: Int32, onReadable: @escaping @MainActor () -> Void) {
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { MainActor.assumeIsolated(onReadable) }
    source.activate()
  }

  /// No call comes after this one.
  func cancel() {
    source.cancel()
  }
}
