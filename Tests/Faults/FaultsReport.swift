/// What was tried and what came of it.
struct FaultsReport: CustomStringConvertible {
  private var tried = 0
  /// The promises that were broken, each with what broke it.
  private(set) var broken: [String] = []

  /// Takes in a trial; nil for one that kept every promise.
  mutating func note(_ breach: String?) {
    tried += 1
    guard let breach else { return }
    broken.append(breach)
    print("BROKEN: \(breach)")
  }

  var description: String { "\(tried) trials, \(broken.count) broken promises" }
}
