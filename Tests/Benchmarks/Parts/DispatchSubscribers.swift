import Redux

/// 100 subscribers of a slice each; only one of them hears of the action.
@MainActor
struct DispatchSubscribers {
  let concerned = SliceSubscriber<Int>()
  private var others: [AnyObject] = []

  init(of store: Store<DispatchState>) {
    store.subscribe(concerned) { $0.counter }
    for _ in 0..<9 {
      add(to: store) { $0.title }
      add(to: store) { $0.author }
      add(to: store) { $0.message }
      add(to: store) { $0.tags }
      add(to: store) { $0.pages }
      add(to: store) { $0.isLoading }
      add(to: store) { $0.selection }
      add(to: store) { $0.firstRow }
      add(to: store) { $0.total }
      add(to: store) { $0.favorites }
      add(to: store) { $0.width }
    }
  }

  // Inlined, so that the slices are selected as in a program, which subscribes without a function between.
  @inline(__always)
  private mutating func add<Slice: Equatable>(
    to store: Store<DispatchState>, select: @escaping @MainActor (DispatchState) -> Slice
  ) {
    let subscriber = SliceSubscriber<Slice>()
    store.subscribe(subscriber, select: select)
    others.append(subscriber)
  }
}
