/// A station on the way of every action from `dispatch` to the reducer, and the home of side effects.
///
/// It is given the store's `dispatch`, whose actions travel the whole way, a look at the current `state`,
/// and `next`, the rest of the way. It may pass the action on, pass another one on, pass it on later, or
/// keep it:
///
/// ```swift
/// let saveDrafts: Middleware<AppState> = { dispatch, state in
///   { next in
///     { action in
///       next(action)
///       drafts.save(state().draft)
///     }
///   }
/// }
/// ```
///
/// Around `next` the state is the one before and the one after the reducer; subscribers hear of it when the
/// whole chain has returned. Neither `dispatch` nor `state` keeps the store alive: once it has gone,
/// `dispatch` does nothing and `state` is the last one.
public typealias Middleware<State> =
  @MainActor (_ dispatch: @escaping Dispatch, _ state: @escaping @MainActor () -> State)
  -> (_ next: @escaping Dispatch) -> Dispatch
