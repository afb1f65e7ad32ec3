import Dispatch
import Synchronization

/// Work in parts that are done on threads of its own, so that neither an actor nor the shared thread pool waits for the disk.
final class PartedWork<Result: Sendable>: Sendable {
  private let count: Int
  private let started = Atomic(0)
  private let lanes = Atomic(0)
  private let found: Mutex<[Result?]>

  /// Work of so many parts.
  init(parts count: Int) {
    self.count = count
    found = Mutex([Result?](repeating: nil, count: count))
  }

  /// The number of a part that nobody has begun; nil when all have been.
  func next() -> Int? {
    let number = started.add(1, ordering: .relaxed).oldValue
    return number < count ? number : nil
  }

  /// Hands over what came of a part.
  func finish(_ number: Int, _ result: Result) {
    found.withLock { $0[number] = result }
  }

  /// Begins the work.
  ///
  /// - Parameter lane: Does the parts that `next` tells of, one after the other.
  func begin(lanes count: Int, _ lane: @escaping @Sendable (PartedWork) -> Void) -> Running {
    let (end, continuation) = AsyncStream.makeStream(of: Void.self)
    lanes.store(count, ordering: .relaxed)
    for number in 0..<count {
      DispatchQueue(label: "dokusho.lane\(number)", qos: .userInitiated).async { [self] in
        lane(self)
        if lanes.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 { continuation.finish() }
      }
    }
    return Running(work: self, end: end)
  }

  /// Work that goes on.
  struct Running: Sendable {
    fileprivate let work: PartedWork
    fileprivate let end: AsyncStream<Void>

    /// What came of all parts, in their order; nil when nobody waits for it any more.
    func results() async -> [Result]? {
      for await _ in end {}
      return Task.isCancelled ? nil : work.found.withLock { $0.compactMap(\.self) }
    }
  }
}
