extension Bench {
  /// From `*` on the topmost memo until the program says that it is on the disk; what the others take to keep as much.
  func measureSave() throws -> [Line] {
    let program = try loadedProgramWithVisitor()
    defer { store.removeVisitor() }
    let saves = try (0..<30).map { _ in
      program.type("*")
      let reaction = try program.wait(for: "saving … live") { $0.holds("saving") && $0.holds("live") }
      program.settle()
      return try reaction.time(of: "live") { $0.holds("live") }
    }
    let commits = try git.map { git in try (1...15).map { try git.timeToCommit(version: $0) } }
    let line = Line(
      what: "a star set → safely on the disk", figure: .time(saves.median),
      peers: [("git commit", commits), ("neomutt flag", try flagTimes())].compactMap { name, times in
        times.map { Line.Peer(name: name, figure: .time($0.median)) }
      })
    return [line]
  }

  /// From the key that flags the topmost mail to the end of what writes it; nil where there is no mail reader.
  private func flagTimes() throws -> [Duration]? {
    guard let program = try loadedNeomutt() else { return nil }
    return try (0..<10).map { _ in
      program.type("F$")
      let reaction = try program.wait(for: "the mails kept") { $0.holds("kept") }
      program.settle()
      return try reaction.time(of: "the mails kept") { $0.holds("kept") }
    }
  }
}
