/// Something that wants to know the state, or one slice of it: typically a view-model.
@MainActor
public protocol StoreSubscriber<Substate>: AnyObject {
  /// The slice of the state that this subscriber is told.
  associatedtype Substate

  /// Called at once when subscribing, and then after every dispatch that left another slice.
  ///
  /// It may dispatch, subscribe and unsubscribe; the state it is given is always the store's newest.
  /// One that dispatches whenever it is told keeps the store busy for ever: let it look at the state first.
  func newState(state: Substate)
}
