import StateTree

/// What the help screen follows of the state.
struct HelpSlice: Equatable {
  let search: String
  /// The screen that the help is about: the one below.
  let topic: Route

  init(_ state: AppState) {
    search = state.help.search
    topic = state.navigation.routes.last { $0 != .help } ?? .postList
  }
}
