import Redux
import Synchronization
import Testing

@MainActor
struct RetentionTests {
  @Test("100,000 dispatches leave no action, state or slice behind but the newest")
  func nothingStays() async {
    let census = Census()
    let store = Store(state: Shelf(witness: census.witness()), reducer: replaceWitness)
    let (slice, whole) = (Counter<Witness>(), Counter<Shelf>())
    store.subscribe(slice) { $0.witness }
    store.subscribe(whole)
    for _ in 0..<1000 {
      for _ in 0..<100 { store.dispatch(Replace(witness: census.witness())) }
      // The other tests of the main actor have their turn.
      await Task.yield()
    }
    #expect(slice.count == 100_001 && whole.count == 100_001)
    #expect(census.alive == 1)
  }

  @Test("subscribers that have gone leave no slice behind")
  func goneSubscribers() {
    let census = Census()
    let store = Store(state: Shelf(witness: census.witness()), reducer: replaceWitness)
    for _ in 0..<1000 {
      store.subscribe(Counter<Witness>()) { $0.witness }
      store.dispatch(Replace(witness: census.witness()))
    }
    let last = Counter<Witness>()
    store.subscribe(last) { $0.witness }
    #expect(census.alive == 1)
  }
}

private struct Shelf: Sendable {
  var witness: Witness
}

private struct Replace: Action {
  let witness: Witness
}

private let replaceWitness: Reducer<Shelf> = { action, shelf in
  if let action = action as? Replace { shelf.witness = action.witness }
}

/// Counts what it is told and keeps none of it.
private final class Counter<Substate>: StoreSubscriber {
  private(set) var count = 0

  func newState(state: Substate) { count += 1 }
}

/// How many of its witnesses are alive.
private final class Census: Sendable {
  private let count = Atomic(0)

  var alive: Int { count.load(ordering: .relaxed) }

  func witness() -> Witness {
    count.wrappingAdd(1, ordering: .relaxed)
    return Witness(of: self)
  }

  func leave() { count.wrappingSubtract(1, ordering: .relaxed) }
}

private final class Witness: Sendable, Equatable {
  private let census: Census

  init(of census: Census) { self.census = census }

  deinit { census.leave() }

  static func == (left: Witness, right: Witness) -> Bool { left === right }
}
