import Dispatch
import Synchronization

/// Work for two processors.
enum Lanes {
  private static let count = 2

  /// What `work` makes of each number, in their order. Some are done on another thread; none is left when this returns.
  static func map<Result: Sendable>(_ numbers: Range<Int>, _ work: @Sendable (Int) -> Result) -> [Result] {
    guard numbers.count > 1 else { return numbers.map(work) }
    let next = Atomic(numbers.lowerBound)
    let results = Mutex([Result?](repeating: nil, count: numbers.count))
    DispatchQueue.concurrentPerform(iterations: count) { _ in
      while true {
        let number = next.add(1, ordering: .relaxed).oldValue
        guard number < numbers.upperBound else { return }
        let result = work(number)
        results.withLock { $0[number - numbers.lowerBound] = result }
      }
    }
    return results.withLock { $0.compactMap(\.self) }
  }
}
