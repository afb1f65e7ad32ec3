extension Bench {
  /// From the writing of another text into the topmost memo to that text on the screen.
  func measureOutsideChange() throws -> [Line] {
    let program = try loadedProgramWithVisitor()
    defer { store.removeVisitor() }
    let changes = try (1...15).map { number in
      let text = OutsideText(number)
      return try ChangeTimes(of: program, showing: text.word, until: text.word) {
        try write(text.memo, to: store.visitor)
      }
    }
    return lines("a file changed outside", changes, Target(50).value(for: store.count))
  }

  /// From `*` on the topmost memo to its star; every second `*` takes it away again and does not count.
  func measureStar() throws -> [Line] {
    let program = try loadedProgramWithVisitor()
    defer { store.removeVisitor() }
    let changes = try (0..<15).map { _ in
      let set = try ChangeTimes(of: program, showing: "★", until: "live") { program.type("*") }
      _ = try ChangeTimes(of: program, showing: "saving", until: "live") { program.type("*") }
      return set
    }
    return lines("a star set", changes, nil)
  }

  /// With one more memo, which is the topmost.
  func loadedProgramWithVisitor(columns: Int = 120) throws -> TimedProgram {
    try write(OutsideText(0).memo, to: store.visitor)
    return try loadedProgram(columns: columns)
  }

  private func lines(_ what: String, _ changes: [ChangeTimes], _ target: Double?) -> [Line] {
    [
      Line(what: "\(what) → screen", figure: .time(changes.map(\.shown).median), target: target),
      line(
        "  processor time of its busiest thread, until all is still",
        .time(changes.map(\.busiestThread).median), Target(2)),
      Line(what: "  processor time of all threads", figure: .time(changes.map(\.allThreads).median)),
    ]
  }
}
