extension Bench {
  /// From `j` to the last byte that it brings, and how many come: for the list alone, as the mail reader shows one, and with
  /// the memo's text beside it.
  func measureKey() throws -> [Line] {
    let own = try keyTimes(of: loadedProgram(columns: 119))
    let preview = try keyTimes(of: loadedProgram())
    let peer = try loadedNeomutt().map(keyTimes)
    return [
      line("j → screen, the list alone (119 columns)", own.time, Target(1), neomutt: peer?.time),
      line("j: bytes sent", own.size, Target(500), neomutt: peer?.size),
      Line(what: "j → screen, beside the preview (120 columns)", figure: preview.time),
      Line(what: "  bytes sent, the text of the next memo among them", figure: preview.size),
    ]
  }

  /// From one more letter of a filter to the last byte of the list that it leaves. The letter itself comes before, so only a
  /// third of a second without a byte says that the list stands.
  func measureFilter() throws -> [Line] {
    let program = try loadedProgram(columns: 119)
    try program.answer(to: "/")
    try program.answer(to: "猫", quiet: .milliseconds(300))
    let words = ["の", "は", "が", "を", "に"]
    let times = try words.map { letter in
      let time = try program.answer(to: letter, quiet: .milliseconds(300)).end
      try program.answer(to: "\u{7f}", quiet: .milliseconds(300))
      return time ?? .zero
    }
    return [
      Line(
        what: "one more filter letter → list (119 columns)", figure: .time(times.median),
        target: Target(3, 12).value(for: store.count), peers: try searchingPeers(words.map { "猫\($0)" }))
    ]
  }

  /// 30 keys a second for five seconds, as a held key sends them.
  func measureScrolling() throws -> [Line] {
    let program = try loadedProgram()
    let interval = Duration.seconds(1) / 30
    let times = (0..<150).map { _ in
      program.type("j")
      return program.watch(for: interval).end
    }
    let late = times.count { $0.map { $0 > .milliseconds(33) } ?? true }
    return [
      line("j held for 5 s, 30 a second: frames later than 33 ms", .frames(late), Target(0)),
      Line(what: "  the slowest of its 150 frames", figure: .time(times.compactMap(\.self).max() ?? .zero)),
    ]
  }

  /// Others that look for words in all texts; the mail reader only in small stores, for it takes long.
  private func searchingPeers(_ words: [String]) throws -> [Line.Peer] {
    var peers: [Line.Peer] = []
    if let ripgrep {
      peers.append(Line.Peer(name: "rg", figure: .time(try words.map(ripgrep.time).median)))
    }
    if store.count <= 10_000, let neomutt, let program = try loadedNeomutt() {
      peers.append(
        Line.Peer(name: "neomutt ~b", figure: .time(try neomutt.time(toLimit: program, to: words[0]))))
    }
    return peers
  }

  private func keyTimes(of program: TimedProgram) throws -> (time: Figure, size: Figure) {
    let reactions = try (0..<31).map { _ in try program.answer(to: "j") }
    return (
      .time(reactions.compactMap(\.end).median),
      Figure(value: Double(reactions.map(\.bytes.count).median), unit: .bytes)
    )
  }
}
