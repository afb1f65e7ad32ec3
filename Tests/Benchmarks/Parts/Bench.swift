import TerminalHarness

/// A store with all that is measured on it.
struct Bench {
  let store: BenchmarkStore
  let cache: ProgramCache
  let command: Command
  /// nil where it is not installed.
  let neomutt: Neomutt?
  /// nil where it is not installed.
  let ripgrep: Ripgrep?
  /// nil where it is not installed.
  let git: Git?
  /// Removed with the last bench.
  private let home: TemporaryFolder

  init(_ program: String, count: Int) throws {
    home = try TemporaryFolder()
    store = try BenchmarkStore(count: count)
    let environment = try home.environment(["XDG_CACHE_HOME": store.cache])
    cache = ProgramCache(path: store.cache)
    command = Command(program: program, arguments: ["--data-dir", store.path], environment: environment)
    neomutt = try Neomutt(store, environment)
    ripgrep = Ripgrep(store, environment)
    git = try Git(store, environment)
  }

  /// Starts the program and waits until it has read everything.
  func loadedProgram(columns: Int = 120) throws -> TimedProgram {
    let program = try TimedProgram(command, columns: columns)
    _ = try program.wait(for: "live") { $0.holds("live") }
    program.settle()
    return program
  }

  /// Has the program write its cache, as this build of it does, so that it is there from now on.
  func warmCache() throws {
    cache.remove()
    // Of so few memos the program keeps none.
    if store.count < 256 { return }
    let program = try loadedProgram()
    try program.wait(for: "a cache") { cache.isWritten }
  }

  /// Starts the mail reader and waits until its list stands; nil where it is not installed.
  func loadedNeomutt() throws -> TimedProgram? {
    guard let neomutt else { return nil }
    let program = try TimedProgram(neomutt.command)
    _ = try program.wait(for: "the list of mails", until: neomutt.isReady)
    program.settle()
    return program
  }

  func line(_ what: String, _ figure: Figure, _ target: Target, neomutt: Figure? = nil) -> Line {
    Line(
      what: what, figure: figure, target: target.value(for: store.count),
      peers: neomutt.map { [Line.Peer(name: "neomutt", figure: $0)] } ?? [])
  }
}
