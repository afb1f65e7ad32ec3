extension Bench {
  /// From the writing of another text into the topmost memo to that text on the screen.
  func measureOutsideChange() throws -> [Line] {
    let program = try loadedProgram()
    let original = text(of: store.newestMemo)
    defer { restore(original) }
    let changes = try (0..<15).map { number in
      try ChangeTimes(of: program, showing: OutsideText(number).word) {
        try write(OutsideText(number).memo, to: store.newestMemo)
      }
    }
    return lines("a file changed outside", changes, Target(50))
  }

  /// From `*` on the topmost memo to its star; every second `*` takes it away again and does not count.
  func measureStar() throws -> [Line] {
    let original = text(of: store.newestMemo)
    defer { restore(original) }
    try write(OutsideText(0).memo, to: store.newestMemo)
    let program = try loadedProgram()
    let changes = try (0..<15).map { _ in
      let change = try ChangeTimes(of: program, showing: "★") { program.type("*") }
      try program.answer(to: "*", quiet: ChangeTimes.quiet)
      return change
    }
    return lines("a star set", changes, Target(2))
  }

  /// The store is kept for later runs.
  private func restore(_ text: String) {
    try? write(text, to: store.newestMemo)
  }

  private func lines(_ what: String, _ changes: [ChangeTimes], _ target: Target) -> [Line] {
    [
      line("\(what) → screen", .time(changes.map(\.shown).median), target),
      line(
        "  processor time of its busiest thread, until all is still",
        .time(changes.map(\.busiestThread).median), Target(2)),
      Line(what: "  processor time of all threads", figure: .time(changes.map(\.allThreads).median)),
    ]
  }
}
