import SeededRandom
import TerminalHarness

/// One run: rounds of work, each with a rest at its end at which everything must be as the folder is.
final class SoakRun {
  let wish: SoakWish
  let log = OperationLog()
  private(set) var rests: [Rest] = []
  private(set) var keyCount = 0
  private let folder: MemoFolder
  private let session: TerminalSession
  private let writer: WriterThread
  private var typist: Typist

  /// The longest round, in seconds.
  private static let longestRound = 15

  /// Fills a folder with memos and starts the program on it.
  init(_ wish: SoakWish) throws {
    self.wish = wish
    folder = try MemoFolder()
    var desk = Desk(folder: folder, random: SeededGenerator(seed: wish.seed))
    try desk.fill()
    writer = WriterThread(Writer(desk, log))
    typist = Typist(random: SeededGenerator(seed: wish.seed &+ 1))
    session = try TerminalSession(
      program: wish.program, arguments: ["--data-dir", folder.dataPath],
      environment: try folder.environment(), standardError: .separate)
  }

  /// Works for the time that was wished for. Returns what went wrong, which ends it.
  func faults() -> [String] {
    do {
      try session.waitForText(" live", timeout: .seconds(60))
      for round in 1...roundCount {
        try work()
        let faults = try rest()
        if !faults.isEmpty { return ["after round \(round) of \(roundCount):"] + faults }
      }
      return MemoryGrowth.faults(in: rests) + (try quit())
    } catch {
      return ["\(error)"]
    }
  }
}

extension SoakRun {
  var operationCounts: [(name: String, count: Int)] { writer.counts }

  /// Four at least, so that the first quarter can be the warm-up.
  private var roundCount: Int { max(4, wish.seconds / Self.longestRound) }

  private func work() throws {
    let end = ContinuousClock.now + .milliseconds(wish.seconds * 1000 / roundCount)
    writer.start(until: end)
    while ContinuousClock.now < end, session.isRunning {
      log.note("key  \(typist.press(in: session))")
      keyCount += 1
    }
    try writer.finish()
  }

  /// Waits until the list is the folder, and takes the measures of the program.
  private func rest() throws -> [String] {
    log.note("rest")
    let start = ContinuousClock.now
    let faults = try ListComparison(session: session, folder: folder).faults()
    rests.append(
      Rest(process: session.processID, settling: .now - start, memoCount: folder.listed().count))
    return faults
  }

  private func quit() throws -> [String] {
    session.type("Q")
    let end = try session.waitForExit()
    var faults: [String] = []
    if end != .exited(0) { faults.append("the program \(end)") }
    if !session.terminalModes.echoes || session.screen.isAlternate {
      faults.append("the terminal is not restored")
    }
    if !session.standardError.isEmpty { faults.append("standard error: \(session.standardError)") }
    return faults
  }
}
