/// The stack of screens.
package struct NavigationState: Hashable, Sendable {
  /// From the bottom to the top; the list is always the first.
  package var routes: [Route] = [.postList]
  package var isQuitting = false
}
