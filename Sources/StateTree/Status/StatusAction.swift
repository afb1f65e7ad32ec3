import Redux

/// Telling something in the status line.
package enum StatusAction: Action, Hashable {
  case tell(Message)
  case clear
}
