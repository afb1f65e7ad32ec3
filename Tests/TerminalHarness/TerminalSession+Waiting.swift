extension TerminalSession {
  /// Waits until a row of the screen holds this text.
  package func waitForText(
    _ text: String, timeout: Duration? = nil, file: StaticString = #fileID, line: Int = #line
  ) throws(UnmetExpectation) {
    try waitForScreen("“\(text)”", timeout: timeout, file: file, line: line) {
      $0.contains(text)
    }
  }

  /// Waits until the cursor is here.
  package func waitForCursor(
    row: Int, column: Int, timeout: Duration? = nil, file: StaticString = #fileID, line: Int = #line
  ) throws(UnmetExpectation) {
    let wish = "the cursor at row \(row), column \(column)"
    try waitForScreen(wish, timeout: timeout, file: file, line: line) {
      $0.cursor == (row: row, column: column)
    }
  }

  /// Waits until the screen is as a condition wants it; `wish` names that in the message of a failure.
  package func waitForScreen(
    _ wish: String = "the screen that was waited for", timeout: Duration? = nil,
    file: StaticString = #fileID, line: Int = #line, until condition: (Screen) -> Bool
  ) throws(UnmetExpectation) {
    let wait = Wait(for: wish, at: CallSite(file: file, line: line), timeout: timeout ?? self.timeout)
    try meet(wait) { condition(connection.virtual.screen) ? () : nil }
  }

  /// Waits until the whole screen is this text; spaces at the end of a row and empty rows at the end do not
  /// count. A failure shows row for row what differs.
  package func expectScreen(
    _ text: String, timeout: Duration? = nil, file: StaticString = #fileID, line: Int = #line
  ) throws(UnmetExpectation) {
    let wait = Wait(
      for: "the expected screen", at: CallSite(file: file, line: line), timeout: timeout ?? self.timeout,
      evidence: { String(describing: ScreenDiff(expected: text, actual: $0.text)) })
    try meet(wait) { ScreenDiff(expected: text, actual: connection.virtual.screen.text).isEmpty ? () : nil }
  }

  /// Lets time go by on the line, as a slow or interrupted one does.
  package func pause(for duration: Duration) {
    let end = ContinuousClock.now + duration
    while .now < end, !connection.hasEnded {
      connection.catchUp()
      connection.waitForTraffic(until: end)
    }
  }

  /// Waits until the program has ended and all it wrote has been taken in.
  @discardableResult
  package func waitForExit(
    timeout: Duration? = nil, file: StaticString = #fileID, line: Int = #line
  ) throws(UnmetExpectation) -> ProgramExit {
    let wait = Wait(
      for: "the end of the program", at: CallSite(file: file, line: line), timeout: timeout ?? self.timeout)
    return try meet(wait) { connection.hasEnded ? connection.child.status : nil }
  }
}

extension TerminalSession {
  /// Looks after every arrival of bytes, until `look` finds something. Gives up early when the program has ended.
  private func meet<Found>(_ wait: Wait, _ look: () -> Found?) throws(UnmetExpectation) -> Found {
    while true {
      connection.catchUp()
      if let found = look() { return found }
      guard !connection.hasEnded, !wait.isOver else { throw failure(of: wait) }
      connection.waitForTraffic(until: wait.deadline)
    }
  }

  private func failure(of wait: Wait) -> UnmetExpectation {
    let fate = connection.child.status.map { "; the program has \($0)" }
    let delay = " within \(wait.timeout); the program still runs"
    return UnmetExpectation(
      place: wait.place, sentence: "\(wait.wish) did not come\(fate ?? delay)",
      evidence: wait.evidence(connection.virtual.screen), complaint: standardError)
  }
}
