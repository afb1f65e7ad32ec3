/// The last edits, to be undone and done again, also after a restart. A port.
///
/// A step that was taken is nobody else's until it is finished or given back, so that two programs never undo it both.
package protocol EditHistory: Sendable {
  /// Keeps the way back over an edit that was made. What was undone before can be redone no more.
  func record(_ step: EditStep) async

  /// Takes the next step in this direction.
  func take(_ direction: EditDirection) async -> TakenEdit

  /// Keeps what is about to be done: a new edit, or with a ticket the step that was taken. Nil where it cannot be kept.
  func begin(_ plan: EditPlan, for ticket: EditTicket?) async -> EditTicket?

  /// What was begun or taken is done. `step` is the way back over it; nil where there is none.
  func finish(_ ticket: EditTicket, leaving step: EditStep?) async

  /// What was begun or taken was not done: a step stands where it was.
  func giveBack(_ ticket: EditTicket) async

  /// Takes what a program began and did not live to finish; nil where there is nothing left of that.
  func takeUnfinished() async -> (plan: EditPlan, ticket: EditTicket)?
}

/// What was found when the next step was asked for.
package enum TakenEdit: Hashable, Sendable {
  case nothing
  /// The step could not be read, and was dropped.
  case damaged
  case step(EditStep, EditTicket)
}

/// Stands for something in the history that is in somebody's hands.
package struct EditTicket: Hashable, Sendable {
  package let number: Int
  /// In which direction the step was taken; nil for a new edit.
  package let direction: EditDirection?
  /// Whether it is kept in this program only.
  package let isOfSession: Bool

  package init(number: Int, direction: EditDirection?, isOfSession: Bool) {
    self.number = number
    self.direction = direction
    self.isOfSession = isOfSession
  }
}
