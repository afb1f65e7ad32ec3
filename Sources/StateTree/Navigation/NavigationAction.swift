import Redux

/// Going from screen to screen.
package enum NavigationAction: Action, Hashable {
  case open(Route)
  case back
  case quit
}
