/// What the command line asks for: `PROGRAM [--size MEMOS]... [PART]...`.
struct Options {
  static let usage = """
    usage: benchmarks PROGRAM [--size MEMOS]... [PART]...
    parts: \(Part.allCases.map(\.rawValue).joined(separator: " "))
    """

  let program: String
  private(set) var sizes: [Int] = []
  private(set) var parts: Set<Part> = []

  /// nil for what is not understood.
  init?(_ arguments: some Collection<String>) {
    guard let program = arguments.first else { return nil }
    self.program = program
    var rest = arguments.dropFirst().makeIterator()
    while let word = rest.next() {
      if word == "--size", let size = rest.next().flatMap({ Int($0) }), size >= 100 {
        sizes.append(size)
      } else if let part = Part(rawValue: word) {
        parts.insert(part)
      } else {
        return nil
      }
    }
    if sizes.isEmpty { sizes = [10_000, 100_000] }
    if parts.isEmpty { parts = Set(Part.allCases) }
  }
}
