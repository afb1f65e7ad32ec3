import Dispatch

/// Tells of names that changed in a directory (not below it) until it is stopped or dropped. Nothing runs while
/// nothing happens. See inotify(7).
package final class DirectoryWatcher: Sendable {
  /// For one consumer: the events of one reading at a time. Ends after `stop` and after `directoryGone`.
  package let events: AsyncStream<[DirectoryEvent]>
  private let stopping: @Sendable () -> Void
  private let draining: @Sendable () -> Void

  /// Watches from now on. A consumer that is too slow gets the newest readings and is told `overflowed`.
  package init(path: String) throws(WatchError) {
    let inotify = try Inotify(watching: path)
    let (events, continuation) = AsyncStream.makeStream(
      of: [DirectoryEvent].self, bufferingPolicy: .bufferingNewest(256))
    let queue = DispatchQueue(label: "dokusho.directory-watcher")
    // Dispatch sources may be cancelled from any thread, but are not declared Sendable.
    nonisolated(unsafe) let source = DispatchSource.makeReadSource(
      fileDescriptor: inotify.descriptor, queue: queue)
    source.setEventHandler {
      if !continuation.tell(inotify.readEvents()) { source.cancel() }
    }
    source.setCancelHandler { inotify.close() }
    source.activate()
    self.events = events
    stopping = {
      continuation.finish()
      source.cancel()
    }
    draining = {
      queue.async { if !source.isCancelled { continuation.drain(inotify) } }
    }
  }

  deinit {
    stopping()
  }

  /// Tells what has happened until now, and then `drained`.
  package func drain() {
    draining()
  }

  /// Ends the stream; may be called again, and from any thread.
  package func stop() {
    stopping()
  }
}

extension AsyncStream<[DirectoryEvent]>.Continuation {
  fileprivate func drain(_ inotify: Inotify) {
    var batch = inotify.readEvents()
    while !batch.isEmpty {
      guard tell(batch) else { return }
      batch = inotify.readEvents()
    }
    _ = tell([.drained])
  }

  /// Passes a reading on; false when nothing more will come after it.
  func tell(_ batch: [DirectoryEvent]) -> Bool {
    if batch.isEmpty { return true }
    if batch.last == .directoryGone {
      yield(batch)
      finish()
      return false
    }
    if case .dropped = yield(batch) { yield([.overflowed]) }
    return true
  }
}
