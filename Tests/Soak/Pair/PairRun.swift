import Glibc
import SeededRandom
import TerminalHarness

/// Two programs in terminals of their own and another writer make random edits on the same memos, each of the three as
/// many as were wished for. Afterwards every token that was written is where `TokenLedger` promises.
struct PairRun {
  private let folder: MemoFolder
  private let sessions: [TerminalSession]
  private let edits: Int
  private var random: SeededGenerator
  private var writer: PairWriter
  /// What went wrong so far.
  private var found: [String] = []

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
  var takenAwayCount: Int { writer.ledger.takenAway }

  /// Returns what went wrong.
  mutating func faults() throws -> [String] {
    for session in sessions { try session.waitForText(" live", timeout: .seconds(60)) }
    for actor in order() where found.isEmpty {
      if actor == sessions.count {
        try writer.write(&random, least: Self.memoCount / 2)
      } else {
        try edit(by: actor)
        press(PairGestures.moves, in: sessions[actor])
      }
    }
    settle()
    let lists = try sessions.flatMap { try ListComparison(session: $0, folder: folder).faults() }
    let ends = try sessions.flatMap(quit)
    note(writer.ledger.missing(), after: "the last edit")
    return found + lists + ends + leftovers()
  }
}

extension PairRun {
  /// Who acts, one after the other: each as often as the others.
  private mutating func order() -> [Int] {
    (0..<3 * edits).map { $0 % 3 }.shuffled(using: &random)
  }

  private mutating func edit(by actor: Int) throws {
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1: try add(in: sessions[actor])
    case 2: editField(in: [sessions[actor]])
    case 3: editField(in: [sessions[actor], sessions[1 - actor]])
    case 4, 5: takeBack(in: sessions[actor])
    default: press(PairGestures.edits, in: sessions[actor])
    }
  }

  /// A new memo with a token.
  private mutating func add(in session: TerminalSession) throws {
    let token = writer.ledger.next()
    session.type("a\(token)")
    try session.waitForText(token)
    session.press(.control("s"))
    try session.waitForScreen("the form is closed") { !$0.contains("New memo") }
    writer.ledger.note(token)
  }

  /// Tags or the text of a memo, in both programs perhaps: what is saved first makes a conflict for the other.
  private mutating func editField(in sessions: [TerminalSession]) {
    note(writer.ledger.missing(), after: "edits that take nothing away")
    let field = FieldEdit.Field.allCases.randomElement(using: &random) ?? .text
    let edits = sessions.map { FieldEdit(session: $0, field: field, token: writer.ledger.next()) }
    let begun = edits.filter { $0.begin() }
    for edit in begun { writer.ledger.noteTyped(edit.token) }
    for edit in begun {
      let choice = ["m", "t", "b"].randomElement(using: &random) ?? "b"
      let isConflict = edit.finish(inConflict: choice)
      if !isConflict || choice != "t" { writer.ledger.wait(for: edit.token) }
      let isOver = isConflict && choice == "m"
      note(
        isOver ? writer.ledger.missingFromHistory() : writer.ledger.missing(),
        after: "an edit of the \(field), \(isConflict ? "in conflict, \(choice)" : "without conflict")")
    }
    for session in sessions { session.calm() }
  }

  private mutating func takeBack(in session: TerminalSession) {
    note(writer.ledger.missing(), after: "edits that take nothing away")
    session.calm()
    let gesture = PairGestures.takingBack.randomElement(using: &random) ?? .text("u")
    gesture.perform(in: session)
    // Other news may take the place of the answer.
    _ = session.wait(limit: .milliseconds(500)) { PairGestures.answers.contains(where: $0.contains) }
    note(writer.ledger.missingFromHistory(), after: "\(gesture)")
  }

  private mutating func note(_ lost: [String], after work: String) {
    found += lost.map { "\($0) is nowhere after \(work)" }
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

  /// What the two should have cleared away.
  private func leftovers() -> [String] {
    FileTree(path: folder.path).names.filter { $0.hasPrefix(".memo-") }.map { "\($0) is left over" }
  }
}
