// Inlinable, so that selecting and telling are compiled for the program's own types: twice as fast.
extension Store {
  /// Tells the subscriber the whole state, now and after every dispatch, until it unsubscribes or goes away.
  ///
  /// The store holds it weakly. Subscribing again, here as below, replaces the subscription.
  @inlinable
  public func subscribe<Subscriber: StoreSubscriber>(_ subscriber: Subscriber)
  where Subscriber.Substate == State {
    add(subscriber) { [weak subscriber] announcement in
      subscriber?.newState(state: announcement.state)
    }
  }

  /// Tells the subscriber the selected slice, now and after every dispatch.
  @inlinable
  public func subscribe<Subscriber: StoreSubscriber>(
    _ subscriber: Subscriber, select: @escaping @MainActor (State) -> Subscriber.Substate
  ) {
    add(subscriber) { [weak subscriber] announcement in
      subscriber?.newState(state: select(announcement.state))
    }
  }

  /// Tells the subscriber the selected slice, now and after every dispatch that left another one.
  @inlinable
  public func subscribe<Subscriber: StoreSubscriber>(
    _ subscriber: Subscriber, select: @escaping @MainActor (State) -> Subscriber.Substate
  ) where Subscriber.Substate: Equatable {
    subscribe(subscriber, select: select) { old, new in old == new }
  }

  /// Tells the subscriber the selected slice, now and after every dispatch, except when `skipRepeats` says
  /// of the slice told last and the new one that the new one is not worth telling.
  @inlinable
  public func subscribe<Subscriber: StoreSubscriber>(
    _ subscriber: Subscriber, select: @escaping @MainActor (State) -> Subscriber.Substate,
    skipRepeats: @escaping @MainActor (_ old: Subscriber.Substate, _ new: Subscriber.Substate) -> Bool
  ) {
    let last = LastSlice<Subscriber.Substate>()
    add(subscriber) { [weak subscriber] announcement in
      let slice = select(announcement.state)
      if let told = last.value, skipRepeats(told, slice) { return }
      last.value = slice
      // Only now: asking whether it is still there costs more than selecting and comparing.
      subscriber?.newState(state: slice)
    }
  }
}
