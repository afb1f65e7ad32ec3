extension Bench {
  /// The peak after all is read, a filter was typed letter by letter, and the list was scrolled.
  func measureMemory() throws -> [Line] {
    let program = try loadedProgram()
    for key in ["/", "猫", "の", "\u{1b}", "j", "j", "G", "g"] {
      try program.answer(to: key)
    }
    let peer = try loadedNeomutt().map { Figure.memory(peakMemory(of: $0.id)) }
    return [line("peak memory (VmHWM)", .memory(peakMemory(of: program.id)), Target(32, 140), neomutt: peer)]
  }
}
