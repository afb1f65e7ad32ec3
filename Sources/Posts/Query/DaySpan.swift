/// Days from one to another, both included.
package struct DaySpan: Hashable, Sendable {
  package let first: Day
  package let last: Day
}
