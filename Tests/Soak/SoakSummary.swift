/// The result on one screen.
struct SoakSummary: CustomStringConvertible {
  private let run: SoakRun
  private let faults: [String]

  init(_ run: SoakRun, _ faults: [String]) {
    (self.run, self.faults) = (run, faults)
  }

  var description: String {
    ([operations, measures] + faults.map { "FAULT \($0)" } + [verdict]).joined(separator: "\n")
  }
}

extension SoakSummary {
  private var operations: String {
    let counts = run.operationCounts
    let parts = counts.map { "\($0.name) \($0.count)" }.joined(separator: ", ")
    return "\(counts.reduce(0) { $0 + $1.count }) operations (\(parts)); \(run.keyCount) keys"
  }

  private var measures: String {
    guard let before = MemoryGrowth.warmedUp(run.rests), let after = run.rests.last else { return "no rest" }
    let slowest = run.rests.map(\.settling).max() ?? .zero
    return """
      \(run.rests.count) rests, \(after.memoCount) memos at the last; the list was the folder after \
      \(Int(slowest / .milliseconds(1))) ms at most
      open files \(before.openFiles) → \(after.openFiles), memory \(before.memory) KiB → \(after.memory) KiB, \
      at most \(run.rests.map(\.memory).max() ?? 0) KiB
      """
  }

  private var verdict: String {
    faults.isEmpty ? "soak: fine" : "soak: failed with seed \(run.wish.seed)"
  }
}
