extension Bench {
  private static let repetitions = 3

  /// From one more letter of each kind of filter to the last byte of the list that it leaves.
  func measureQueries() throws -> [Line] {
    let program = try loadedProgram()
    try program.answer(to: "/")
    return try FilterKind.all.map { kind in
      let time = try time(of: kind, in: program)
      let peers = try ripgrep.map { [Line.Peer(name: "rg", figure: .time(try $0.time(for: kind)))] } ?? []
      return Line(
        what: kind.name, figure: .time(time),
        target: kind.target?.value(for: store.count), peers: peers)
    }
  }

  private func time(of kind: FilterKind, in program: TimedProgram) throws -> Duration {
    if !kind.before.isEmpty { try program.answer(to: kind.before, quiet: .milliseconds(300)) }
    let times = try (0..<Self.repetitions).map { _ in
      let time = try program.answer(to: kind.letter, quiet: kind.quiet).end
      try program.answer(to: kind.erasing, quiet: .milliseconds(300))
      return time ?? .zero
    }
    let erasing = String(repeating: "\u{7f}", count: kind.before.count)
    if !erasing.isEmpty { try program.answer(to: erasing, quiet: .milliseconds(300)) }
    return times.median
  }
}
