/// The one place where the state changes: takes an action and the state, and leaves the state that follows.
///
/// A reducer is pure. It reads no clock, starts no work, and dispatches nothing; an action that is none of
/// its business leaves the state alone. Big reducers are built by calling smaller ones, each on its own
/// part of the state.
public typealias Reducer<State> = @Sendable (_ action: any Action, _ state: inout State) -> Void
