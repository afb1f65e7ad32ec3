import Redux

/// Clears a message three seconds after the last one was told, for as long as its task runs.
@MainActor
package func messageFades(in store: Store<AppState>, clock: any Clock<Duration>) async {
  for await _ in store.states({ $0.status.told }).debounce(for: .seconds(3), clock: clock) {
    store.dispatch(StatusAction.clear)
  }
}
