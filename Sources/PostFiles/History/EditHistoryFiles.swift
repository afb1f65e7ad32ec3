import Posts

/// The port `EditHistory` over a folder in the state directory, which all programs on the same memos share. It works on a
/// queue of its own. What cannot be written there is kept for as long as the program runs.
package actor EditHistoryFiles: EditHistory {
  private let folder: HistoryFolder
  private var session = EditSteps()
  private let executor = QueueExecutor(label: "dokusho.history")

  package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  package init(in state: StateFolder) {
    self.init(in: state, process: .own)
  }

  init(in state: StateFolder, process: ProcessMark) {
    folder = HistoryFolder(state: state, process: process)
  }

  package func record(_ step: EditStep) { record(step, as: nil) }

  package func take(_ direction: EditDirection) -> TakenEdit {
    if let (step, ticket) = session.take(direction) { return .step(step, ticket) }
    let names = folder.names().filter { $0.kind == direction.waiting }
    for name in direction == .undo ? names.reversed() : names {
      let taken = HistoryName(name.number, direction.taken, of: folder.process)
      guard folder.rename(name, to: taken) else { continue }
      guard let step = folder.read(taken).flatMap(HistoryFile.step) else {
        folder.remove(taken)
        return .damaged
      }
      return .step(step, EditTicket(number: name.number, direction: direction, isOfSession: false))
    }
    return .nothing
  }

  package func begin(_ plan: EditPlan, for ticket: EditTicket?) -> EditTicket? {
    if let ticket, ticket.isOfSession { return ticket }
    let number = ticket?.number ?? (folder.names().last?.number ?? 0) + 1
    let isKept = folder.create(
      HistoryName(number, .plan, of: folder.process), HistoryFile.bytes(of: plan))
    guard ticket == nil else { return ticket }
    return isKept ? EditTicket(number: number, direction: nil, isOfSession: false) : nil
  }

  package func finish(_ ticket: EditTicket, leaving step: EditStep?) {
    if ticket.isOfSession { return session.finish(ticket, leaving: step) }
    if let step { keep(step, after: ticket) }
    drop(ticket)
  }

  package func giveBack(_ ticket: EditTicket) {
    if ticket.isOfSession { return session.giveBack(ticket) }
    if let direction = ticket.direction {
      let taken = HistoryName(ticket.number, direction.taken, of: folder.process)
      _ = folder.rename(taken, to: HistoryName(ticket.number, direction.waiting))
    }
    folder.remove(HistoryName(ticket.number, .plan, of: folder.process))
  }

  package func takeUnfinished() -> (plan: EditPlan, ticket: EditTicket)? {
    folder.removeLeftovers()
    let lost = folder.names().filter { $0.process.map { !$0.isRunning } ?? false }
    for name in lost where name.kind == .plan {
      guard let found = takePlan(name, among: lost) else { continue }
      return found
    }
    // Taken, and nothing begun with it yet: it waits again.
    for direction in [EditDirection.undo, .redo] {
      for name in lost where name.kind == direction.taken {
        putBack(name, direction)
      }
    }
    return nil
  }
}

extension EditHistoryFiles {
  /// Keeps the way back over a new edit, under the number that it was begun with, if it was.
  private func record(_ step: EditStep, as number: Int?) {
    session.clearRedo()
    let names = folder.names()
    for name in names where name.kind == .redo { folder.remove(name) }
    let isKept = number.map { folder.create(HistoryName($0, .undo), HistoryFile.bytes(of: step)) } ?? false
    if !isKept && !add(step) { session.record(step) }
    let old = names.filter { $0.kind == .undo }.dropLast(EditSteps.most - 1)
    for name in old { folder.remove(name) }
  }

  /// Forgets that something was begun or taken. The plan goes first: without it, what is done already is not done again.
  private func drop(_ ticket: EditTicket) {
    folder.remove(HistoryName(ticket.number, .plan, of: folder.process))
    guard let direction = ticket.direction else { return }
    folder.remove(HistoryName(ticket.number, direction.taken, of: folder.process))
  }

  /// Has a step wait again; one whose way back is there was only not yet forgotten.
  private func putBack(_ name: HistoryName, _ direction: EditDirection) {
    if folder.names().contains(HistoryName(name.number, direction.opposite.waiting)) {
      folder.remove(name)
    } else {
      _ = folder.rename(name, to: HistoryName(name.number, direction.waiting))
    }
  }

  /// Adds a step to be undone, as the newest of all; false where it cannot be written.
  private func add(_ step: EditStep) -> Bool {
    let bytes = HistoryFile.bytes(of: step)
    let mostAttempts = 100
    for _ in 0..<mostAttempts {
      let number = (folder.names().last?.number ?? 0) + 1
      if folder.create(HistoryName(number, .undo), bytes) { return true }
      // Another program may have been first; where nothing has that number, there is no writing at all.
      guard folder.names().contains(HistoryName(number, .undo)) else { return false }
    }
    return false
  }

  /// Keeps the way back over what was begun or taken.
  private func keep(_ step: EditStep, after ticket: EditTicket) {
    switch ticket.direction {
    case nil: record(step, as: ticket.number)
    case .redo:
      if !folder.create(HistoryName(ticket.number, .undo), HistoryFile.bytes(of: step)) { _ = add(step) }
    case .undo:
      // After a new edit, nothing that was undone before it can be redone.
      let isOvertaken = folder.names().contains { $0.kind == .undo && $0.number > ticket.number }
      if isOvertaken { return }
      _ = folder.create(HistoryName(ticket.number, .redo), HistoryFile.bytes(of: step))
    }
  }

  /// Takes what a process that is gone was about to do; nil where somebody else was first, or where it is damaged.
  private func takePlan(
    _ name: HistoryName, among lost: [HistoryName]
  ) -> (plan: EditPlan, ticket: EditTicket)? {
    guard folder.rename(name, to: HistoryName(name.number, .plan, of: folder.process)) else { return nil }
    let taken = lost.first { $0.number == name.number && $0.process == name.process && $0.kind != .plan }
    if let taken { _ = folder.rename(taken, to: HistoryName(taken.number, taken.kind, of: folder.process)) }
    let direction: EditDirection? = taken.map { $0.kind == .undoing ? .undo : .redo }
    let ticket = EditTicket(number: name.number, direction: direction, isOfSession: false)
    if folder.names().contains(HistoryName(name.number, direction?.opposite.waiting ?? .undo)) {
      drop(ticket)
      return nil
    }
    guard
      let plan = folder.read(HistoryName(name.number, .plan, of: folder.process)).flatMap(HistoryFile.plan)
    else {
      giveBack(ticket)
      return nil
    }
    return (plan, ticket)
  }
}

extension EditDirection {
  /// The kind of file that waits to be taken in this direction.
  fileprivate var waiting: HistoryName.Kind { self == .undo ? .undo : .redo }
  /// What it is once it was taken.
  fileprivate var taken: HistoryName.Kind { self == .undo ? .undoing : .redoing }
  fileprivate var opposite: EditDirection { self == .undo ? .redo : .undo }
}
