import Glibc

/// Lets system calls of the real program fail, and kills it at each of them, while it saves; then cuts the power under it.
/// Whatever happens, a memo is wholly the old or wholly the new version, and nothing is left over after the next start.
@main
struct Faults {
  static func main() throws {
    guard let wish = FaultsWish(CommandLine.arguments.dropFirst()) else {
      print(FaultsWish.usage)
      exit(2)
    }
    let start = ContinuousClock.now
    var report = FaultsReport()
    if let reason = SystemCallFaults.obstacle {
      print("system calls: skipped, \(reason)")
    } else {
      for scenario in Scenario.all { try SystemCallFaults(wish, scenario).run(&report) }
    }
    if let reason = PowerCuts.obstacle {
      print("power cuts: skipped, \(reason)")
    } else {
      try PowerCuts(wish).run(&report)
    }
    print("\(report) in \((ContinuousClock.now - start).components.seconds) s")
    exit(report.broken.isEmpty ? 0 : 1)
  }
}
