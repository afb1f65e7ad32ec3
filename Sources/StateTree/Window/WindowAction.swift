import Redux

/// What happens to the terminal window.
package enum WindowAction: Action, Hashable {
  case resized(rows: Int, columns: Int)
}
