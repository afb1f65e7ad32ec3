import Glibc

/// Lets the real program follow a folder that changes at random while keys are pressed at random, and proves at every
/// rest that its list is the folder, that it keeps no file open and that its memory does not grow.
@main
struct Soak {
  static func main() throws {
    guard let wish = SoakWish(CommandLine.arguments.dropFirst()) else {
      print(SoakWish.usage)
      exit(2)
    }
    if let edits = wish.pairEdits { return try runPair(wish, edits) }
    print("soak: \(wish.seconds) s, seed \(wish.seed)")
    let run = try SoakRun(wish)
    let faults = run.faults()
    print(SoakSummary(run, faults))
    if faults.isEmpty { return }
    run.log.write(to: "soak-\(wish.seed).log")
    exit(1)
  }

  private static func runPair(_ wish: SoakWish, _ edits: Int) throws {
    print("soak: two programs and a writer, \(edits) edits each, seed \(wish.seed)")
    var run = try PairRun(program: wish.program, edits: edits, seed: wish.seed)
    let faults = try run.faults()
    for fault in faults { print("FAULT \(fault)") }
    print(
      faults.isEmpty
        ? "soak: fine, \(run.tokenCount) tokens are all there, but for \(run.takenAwayCount) that were taken back"
        : "soak: failed with seed \(wish.seed)")
    if !faults.isEmpty { exit(1) }
  }
}
