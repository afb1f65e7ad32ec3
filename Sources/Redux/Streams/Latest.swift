import Synchronization

/// Does some work for each element of a sequence, but only ever for the newest: a newer element cancels the
/// work for the older one, and what that work has emitted but nobody has read yet is dropped.
///
/// This is what `flatMapLatest` and `debounce` have in common. It ends when the sequence has ended and the
/// work for its last element is done. Each iterator does its own work, and cancels it when its reader is
/// cancelled or drops it.
struct Latest<Base: AsyncSequence & Sendable, Output: Sendable>: AsyncSequence, Sendable
where Base.Element: Sendable, Base.Failure == Never {
  typealias Emit = @Sendable (Output) -> Void

  let base: Base
  let work: @Sendable (_ element: Base.Element, _ emit: @escaping Emit) async -> Void

  func makeAsyncIterator() -> Iterator {
    let turn = Turn()
    let (emissions, continuation) = AsyncStream.makeStream(of: Emission.self)
    let running = Task {
      await run(turn, into: continuation)
      continuation.finish()
    }
    continuation.onTermination = { _ in running.cancel() }
    return Iterator(turn: turn, emissions: emissions.makeAsyncIterator())
  }

  struct Iterator: AsyncIteratorProtocol {
    fileprivate let turn: Turn
    fileprivate var emissions: AsyncStream<Emission>.Iterator

    mutating func next(isolation actor: isolated (any Actor)?) async -> Output? {
      while let emission = await emissions.next(isolation: actor) {
        if turn.isCurrent(emission.turn) { return emission.output }
      }
      return nil
    }
  }
}

extension Latest {
  /// An output and the turn, that is, the element for which it was made.
  fileprivate struct Emission: Sendable {
    let turn: Int
    let output: Output
  }

  private func run(_ turn: Turn, into emissions: AsyncStream<Emission>.Continuation) async {
    var current: Task<Void, Never>?
    for await element in base {
      current?.cancel()
      let number = turn.begin()
      current = Task {
        await work(element) { emissions.yield(Emission(turn: number, output: $0)) }
      }
    }
    await current?.valueCancellingWithWaiter
  }
}

/// Numbers the elements taken so far; the newest one's number is the current turn.
private final class Turn: Sendable {
  private let current = Atomic(0)

  func begin() -> Int {
    current.wrappingAdd(1, ordering: .sequentiallyConsistent).newValue
  }

  func isCurrent(_ number: Int) -> Bool {
    current.load(ordering: .sequentiallyConsistent) == number
  }
}

extension Task where Failure == Never {
  /// Waits for the task, and cancels it when the one who waits is cancelled.
  fileprivate var valueCancellingWithWaiter: Success {
    get async {
      await withTaskCancellationHandler {
        await value
      } onCancel: {
        cancel()
      }
    }
  }
}
