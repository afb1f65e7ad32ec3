/// Sends an action on its way: the store's own `dispatch`, or the rest of the way as a middleware sees it.
public typealias Dispatch = @MainActor (_ action: any Action) -> Void
