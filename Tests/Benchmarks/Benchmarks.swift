import Glibc

/// Times what a person waits for, in the real program in a pseudo-terminal, beside programs that do similar work.
@main
@MainActor
struct Benchmarks {
  private let options: Options

  static func main() throws {
    guard let options = Options(CommandLine.arguments.dropFirst()) else {
      print(Options.usage)
      exit(2)
    }
    try Benchmarks(options: options).run()
  }

  private func run() throws {
    print(Legend())
    for size in options.sizes { try run(Bench(options.program, count: size)) }
    if options.parts.contains(.dispatch) {
      print("\nThe store of Redux")
      DispatchTimes().lines.forEach { print($0) }
    }
  }

  private func run(_ bench: Bench) throws {
    print("\n\(bench.store.count) memos")
    try bench.warmCache()
    for part in Part.allCases where options.parts.contains(part) {
      report(part, of: bench)
      fflush(nil)
    }
  }
}

extension Benchmarks {
  /// A part that fails says why; the others go on.
  private func report(_ part: Part, of bench: Bench) {
    do {
      for line in try bench.measure(part) { print(line) }
    } catch {
      print("\(part.rawValue): not measured. \(error)")
    }
  }
}

extension Bench {
  /// The lines of one part; none of one that needs no store.
  fileprivate func measure(_ part: Part) throws -> [Line] {
    switch part {
    case .start: try measureStart()
    case .cold: try measureColdStart()
    case .key: try measureKey()
    case .filter: try measureFilter()
    case .query: try measureQueries()
    case .outside: try measureOutsideChange()
    case .star: try measureStar()
    case .save: try measureSave()
    case .scroll: try measureScrolling()
    case .memory: try measureMemory()
    case .dispatch: []
    }
  }
}
