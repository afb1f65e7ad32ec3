import Dispatch

/// Work that goes on beside what its beginner does, on a thread of its own.
struct Sidework<Result: Sendable>: Sendable {
  private let results: AsyncStream<Result>

  /// Begins it at once.
  init(_ work: @escaping @Sendable () -> Result) {
    let (results, continuation) = AsyncStream.makeStream(of: Result.self)
    self.results = results
    DispatchQueue(label: "dokusho.sidework", qos: .userInitiated).async {
      continuation.yield(work())
      continuation.finish()
    }
  }

  /// What came of it, for one who waits; nil when the task is cancelled.
  func result() async -> Result? {
    for await result in results { return result }
    return nil
  }
}
