import Glibc
import SeededRandom
import TerminalHarness

/// Two programs in terminals of their own and another writer make random edits on the same memos, each of the three as
/// many as were wished for. Afterwards every token that was written is in a memo, a conflict copy or the trash.
struct PairRun {
  private let folder: MemoFolder
  private let sessions: [TerminalSession]
  private let edits: Int
  private var random: SeededGenerator
  private var writer: PairWriter

  private static let memoCount = 50
  /// The time that a program gets for a gesture before the next one of anybody.
  private static let pace = Duration.milliseconds(4)

  init(program: String, edits: Int, seed: UInt64) throws {
    self.edits = edits
    random = SeededGenerator(seed: seed)
    folder = try MemoFolder()
    writer = PairWriter(folder: folder)
    try writer.fill(Self.memoCount)
    let (data, environment) = (folder.dataPath, try folder.environment())
    sessions = try (0..<2).map { _ in
      try TerminalSession(
        program: program, arguments: ["--data-dir", data], environment: environment, standardError: .separate)
    }
  }

  var tokenCount: Int { writer.ledger.count }

  /// Returns what went wrong.
  mutating func faults() throws -> [String] {
    for session in sessions { try session.waitForText(" live", timeout: .seconds(60)) }
    for actor in order() {
      if actor == sessions.count {
        try writer.write(&random, least: Self.memoCount / 2)
      } else {
        try edit(in: sessions[actor])
        press(PairGestures.moves, in: sessions[actor])
      }
    }
    settle()
    let lists = try sessions.flatMap { try ListComparison(session: $0, folder: folder).faults() }
    let ends = try sessions.flatMap(quit)
    return lists + ends + lost() + leftovers()
  }
}

extension PairRun {
  /// Who acts, one after the other: each as often as the others.
  private mutating func order() -> [Int] {
    (0..<3 * edits).map { $0 % 3 }.shuffled(using: &random)
  }

  /// One edit in five is a new memo with a token.
  private mutating func edit(in session: TerminalSession) throws {
    guard Int.random(in: 0..<5, using: &random) == 0 else { return press(PairGestures.edits, in: session) }
    let token = writer.ledger.next()
    session.type("a\(token)")
    try session.waitForText(token)
    session.press(.control("s"))
    try session.waitForScreen("the form is closed") { !$0.contains("New memo") }
    writer.ledger.note(token)
  }

  private mutating func press(_ gestures: [Gesture], in session: TerminalSession) {
    gestures.randomElement(using: &random)?.perform(in: session)
    session.watch(for: Self.pace)
  }

  /// Watches until nothing has come or gone for a while: keys may still be on their way.
  private func settle() {
    let (step, wanted, most) = (Duration.milliseconds(250), 6, 240)
    var (names, quiet) = (folder.names(), 0)
    for _ in 0..<most where quiet < wanted {
      for session in sessions { session.watch(for: step) }
      let now = folder.names()
      quiet = now == names ? quiet + 1 : 0
      names = now
    }
  }

  private func quit(_ session: TerminalSession) throws -> [String] {
    session.type("Q")
    let end = try session.waitForExit(timeout: .seconds(60))
    return (end == .exited(0) ? [] : ["a program \(end)"])
      + (session.standardError.isEmpty ? [] : ["standard error: \(session.standardError)"])
  }

  private func lost() -> [String] {
    writer.ledger.missing(from: [folder.path, "\(folder.dataPath)/.trash"]).map { "\($0) is nowhere" }
  }

  /// What the two should have cleared away.
  private func leftovers() -> [String] {
    guard let listing = opendir(folder.path) else { return ["there is no folder of memos"] }
    defer { closedir(listing) }
    var names: [String] = []
    while let entry = readdir(listing) {
      names.append(
        withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
    }
    return names.filter { $0.hasPrefix(".memo-") }.map { "\($0) is left over" }
  }
}
