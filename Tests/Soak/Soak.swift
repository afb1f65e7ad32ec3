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
    print("soak: \(wish.seconds) s, seed \(wish.seed)")
    let run = try SoakRun(wish)
    let faults = run.faults()
    print(SoakSummary(run, faults))
    if faults.isEmpty { return }
    run.log.write(to: "soak-\(wish.seed).log")
    exit(1)
  }
}
