extension Bench {
  private static let repetitions = 3

  /// From one more letter of each kind of filter to the last byte of the list that it leaves, without a memo's text beside it.
  func measureQueries() throws -> [Line] {
    try FilterKind.all.map { kind in
      let time = try times(of: kind).median
      let peers = try ripgrep.map { [Line.Peer(name: "rg", figure: .time(try $0.time(for: kind)))] } ?? []
      return Line(
        what: kind.name, figure: .time(time),
        target: kind.target?.value(for: store.count), peers: peers)
    }
  }

  /// The first time warms up. A word that was looked for before would be found at once, so a text changes in between, and
  /// the filter is typed anew.
  private func times(of kind: FilterKind) throws -> [Duration] {
    let program = try loadedProgramWithVisitor(columns: 119)
    defer { store.removeVisitor() }
    try program.answer(to: "/")
    return try (0...Self.repetitions).map { number in
      try write(OutsideText(number).memo, to: store.visitor)
      program.settle()
      if !kind.before.isEmpty { try program.answer(to: kind.before, quiet: .milliseconds(300)) }
      let time = try program.answer(to: kind.letter, quiet: kind.quiet).end
      try program.answer(to: "\u{15}", quiet: .milliseconds(300))
      return time ?? .zero
    }.dropFirst().map(\.self)
  }
}
