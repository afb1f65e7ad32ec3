/// Holds the one state, and is the only way to change it: an action is dispatched, passes the middleware,
/// the reducer leaves a new state, and the subscribers are told.
///
/// ```swift
/// enum CounterAction: Action { case increase }
///
/// let store = Store(state: 0, reducer: { action, count in
///   if case CounterAction.increase = action { count += 1 }
/// })
/// store.subscribe(viewModel)
/// store.dispatch(CounterAction.increase)
/// ```
///
/// Subscribers are told in the order in which they subscribed. They may dispatch, subscribe and unsubscribe
/// while being told. An action dispatched there is reduced at once, and the others then hear of the newest
/// state only: what a subscriber is told is always what `state` says, never older, and no state is told
/// twice.
@MainActor
public final class Store<State> {
  private let current: CurrentState<State>
  private let reducer: Reducer<State>
  private var chain: Dispatch = { _ in }
  private var subscriptions: [Subscription<State>] = []

  /// How often the reducer has run.
  @exclusivity(unchecked)
  private var revision = 0
  private var isReducing = false
  private var isInTurn = false

  /// A store that sends its actions through the middleware, the first one first, and then to the reducer.
  public init(state: State, reducer: @escaping Reducer<State>, middleware: [Middleware<State>] = []) {
    current = CurrentState(state)
    self.reducer = reducer
    chain = link(middleware)
  }

  /// The state as the last action left it.
  public var state: State { current.state }

  /// Sends the action through the middleware to the reducer, and tells the subscribers what came of it.
  ///
  /// Dispatching inside a reducer is a mistake in the program, and ends it.
  public func dispatch(_ action: any Action) {
    guard !isReducing else {
      fatalError(
        "\(type(of: action)) was dispatched inside a reducer. A reducer is pure: dispatch elsewhere.")
    }
    turn { chain(action) }
  }

  /// Tells the subscriber nothing more, not even in an announcement that is under way.
  public func unsubscribe(_ subscriber: some StoreSubscriber) {
    remove(subscriber)
  }

  /// Puts the subscriber last, in place of a subscription that it has already, and tells it the present
  /// state.
  @usableFromInline
  func add(_ subscriber: AnyObject, tell: @escaping @MainActor (Announcement<State>) -> Void) {
    remove(subscriber)
    let subscription = Subscription(of: subscriber, tell: tell)
    subscriptions.append(subscription)
    subscription.announce(Announcement(state), revision: revision)
  }
}

extension Store {
  /// Wraps the reducer in the middleware, from the last one to the first.
  private func link(_ middleware: [Middleware<State>]) -> Dispatch {
    let dispatch: Dispatch = { [weak self] action in self?.dispatch(action) }
    let state = { @MainActor [current] in current.state }
    let reduce: Dispatch = { [weak self] action in self?.reduce(action) }
    return middleware.reversed().reduce(reduce) { next, middleware in
      middleware(dispatch, state)(next)
    }
  }

  private func reduce(_ action: any Action) {
    turn {
      isReducing = true
      reducer(action, &current.state)
      isReducing = false
      revision += 1
    }
  }

  /// Does the work and then announces what it changed, unless it is part of a greater turn, which does so
  /// at its own end.
  private func turn(_ work: @MainActor () -> Void) {
    guard !isInTurn else { return work() }
    isInTurn = true
    work()
    announce()
    isInTurn = false
  }

  /// Tells the state in rounds, until there is one in which nobody dispatched.
  private func announce() {
    var announced: Int
    repeat {
      announced = revision
      announceRound()
    } while announced != revision
  }

  /// Tells one state to all; breaks off when it is the newest no more.
  private func announceRound() {
    let announcement = Announcement(state)
    let round = revision
    for subscription in subscriptions {
      subscription.announce(announcement, revision: round)
      guard revision == round else { return }
    }
  }

  /// Ends the subscriber's subscription, if it has one, and forgets the subscribers that have gone.
  private func remove(_ subscriber: AnyObject) {
    subscriptions.first { $0.belongs(to: subscriber) }?.cancel()
    subscriptions.removeAll { $0.isOver }
  }
}
