/// The steps that can be undone and redone, in memory.
package struct EditSteps: Sendable {
  /// More are not kept.
  package static let most = 100

  private var undo: [EditStep] = []
  private var redo: [EditStep] = []
  private var taken: [Int: EditStep] = [:]
  /// Counts the edits and the steps that were taken.
  private var last = 0
  /// The number of the last edit.
  private var lastEdit = 0

  package init() {}

  /// Keeps the way back over a new edit.
  package mutating func record(_ step: EditStep) {
    last += 1
    lastEdit = last
    undo.append(step)
    undo.removeFirst(max(0, undo.count - Self.most))
    redo = []
  }

  /// Forgets what was undone.
  package mutating func clearRedo() { redo = [] }

  package mutating func take(_ direction: EditDirection) -> (step: EditStep, ticket: EditTicket)? {
    guard let step = direction == .undo ? undo.popLast() : redo.popLast() else { return nil }
    last += 1
    taken[last] = step
    return (step, EditTicket(number: last, direction: direction, isOfSession: true))
  }

  package mutating func finish(_ ticket: EditTicket, leaving step: EditStep?) {
    taken[ticket.number] = nil
    guard let step else { return }
    switch ticket.direction {
    case .undo where lastEdit < ticket.number: redo.append(step)
    case .undo: break
    case .redo: undo.append(step)
    case nil: record(step)
    }
  }

  package mutating func giveBack(_ ticket: EditTicket) {
    guard let step = taken.removeValue(forKey: ticket.number) else { return }
    if ticket.direction == .undo { undo.append(step) } else { redo.append(step) }
  }
}
