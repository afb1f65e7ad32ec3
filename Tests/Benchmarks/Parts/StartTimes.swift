/// What one start took.
struct StartTimes {
  /// Until each row of the list shows a memo.
  let firstScreen: Duration
  let everything: Duration
  /// Of all threads, until everything was read and shown.
  let processor: Duration
  /// In bytes.
  let memory: Int

  /// Of the program itself.
  init(ofProgramOn bench: Bench) throws {
    let program = try TimedProgram(bench.command)
    let reaction = try program.wait(for: "live") { $0.holds("live") }
    firstScreen = try reaction.time(of: "a full screen of memos") { $0.countOfDates >= 36 }
    everything = try reaction.time(of: "live") { $0.holds("live") }
    memory = peakMemory(of: program.id)
    processor = program.kill()
  }

  init(of neomutt: Neomutt) throws {
    let program = try TimedProgram(neomutt.command)
    let reaction = try program.wait(for: "the list of mails", until: neomutt.isReady)
    everything = try reaction.time(of: "the list of mails", when: neomutt.isReady)
    firstScreen = everything
    memory = peakMemory(of: program.id)
    processor = program.kill()
  }
}

extension [StartTimes] {
  var firstScreen: Figure { .time(map(\.firstScreen).median) }
  var everything: Figure { .time(map(\.everything).median) }
  var processor: Figure { .time(map(\.processor).median) }
  var memory: Figure { .memory(map(\.memory).median) }
}
