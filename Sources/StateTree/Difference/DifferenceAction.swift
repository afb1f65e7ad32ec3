import Redux

/// What the difference screen shows.
package enum DifferenceAction: Action, Hashable {
  case show(DifferenceState)
}
