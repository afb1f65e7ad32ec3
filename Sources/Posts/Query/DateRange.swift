/// From a date to a date, both included; without one of them it is open on that side.
package struct DateRange: Hashable, Sendable {
  package let from: DateTerm?
  package let to: DateTerm?

  package init(from: DateTerm?, to: DateTerm?) {
    self.from = from
    self.to = to
  }

  /// The days that it stands for today; nil where a side is open.
  package func days(today: Day) -> (first: Day?, last: Day?) {
    (from?.span(today: today).first, to?.span(today: today).last)
  }
}
