extension Bench {
  private static let repetitions = 3

  /// From one more letter of each kind of filter to the last byte of the list that it leaves.
  func measureQueries() throws -> [Line] {
    try FilterKind.all.map { kind in
      let time = try times(of: kind).median
      let peers = try ripgrep.map { [Line.Peer(name: "rg", figure: .time(try $0.time(for: kind)))] } ?? []
      return Line(
        what: kind.name, figure: .time(time),
        target: kind.target?.value(for: store.count), peers: peers)
    }
  }

  /// A word that was looked for before would be found at once: each letter is typed into a program of its own.
  private func times(of kind: FilterKind) throws -> [Duration] {
    var program = try filteringProgram(kind.before)
    return try (0..<Self.repetitions).map { number in
      if number > 0 && kind.isTyped { program = try filteringProgram(kind.before) }
      let time = try program.answer(to: kind.letter, quiet: kind.quiet).end
      try program.answer(to: kind.erasing, quiet: .milliseconds(300))
      return time ?? .zero
    }
  }

  /// A program in which the beginning of a filter has been typed.
  private func filteringProgram(_ line: String) throws -> TimedProgram {
    let program = try loadedProgram()
    try program.answer(to: "/")
    if !line.isEmpty { try program.answer(to: line, quiet: .milliseconds(300)) }
    return program
  }
}
