/// Decides, with a look at the store, which action to dispatch; nil means that there is nothing to dispatch.
///
/// Side effects that end at once, such as starting a listener, have their place here.
public typealias ActionCreator<State> = @MainActor (_ store: Store<State>) -> (any Action)?

extension Store {
  /// Runs the creator now and dispatches the action that it returns, if any.
  public func dispatch(_ creator: ActionCreator<State>) {
    if let action = creator(self) {
      dispatch(action)
    }
  }
}
