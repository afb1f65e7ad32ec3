/// The port `EditHistory` for as long as the program runs: where there is no place to keep more.
package actor SessionHistory: EditHistory {
  private var steps = EditSteps()

  package init() {}

  package func record(_ step: EditStep) { steps.record(step) }

  package func take(_ direction: EditDirection) -> TakenEdit {
    steps.take(direction).map { .step($0.step, $0.ticket) } ?? .nothing
  }

  package func begin(_ plan: EditPlan, for ticket: EditTicket?) -> EditTicket? { ticket }

  package func finish(_ ticket: EditTicket, leaving step: EditStep?) { steps.finish(ticket, leaving: step) }

  package func giveBack(_ ticket: EditTicket) { steps.giveBack(ticket) }

  package func takeUnfinished() -> (plan: EditPlan, ticket: EditTicket)? { nil }
}
