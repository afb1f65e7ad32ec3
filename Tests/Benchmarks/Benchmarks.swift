import Glibc
import TerminalHarness

/// Times what a person waits for, in the real program in a pseudo-terminal, on generated stores.
@main
struct Benchmarks {
  private static let sizes = [10_000, 100_000]
  private static let runs = 7

  static func main() throws {
    guard CommandLine.arguments.count == 2 else {
      print("usage: benchmarks PROGRAM")
      exit(2)
    }
    let program = CommandLine.arguments[1]
    print("Medians of \(runs) runs at 120×40; milliseconds, page cache warm.")
    for size in sizes {
      let folder = try TemporaryFolder()
      try GeneratedStore(count: size).write(in: folder)
      let timings = try (0...runs).map { _ in try Timings(of: program, in: folder) }
      print(Summary(size: size, timings: Array(timings.dropFirst())))
    }
  }
}
