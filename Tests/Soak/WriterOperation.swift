import TerminalHarness

/// One thing that some program does to memos, and how often beside the others.
struct WriterOperation: Sendable {
  let name: String
  let weight: Int
  /// Does it, and says to which files.
  let run: @Sendable (inout Desk) throws(SystemCallFailure) -> [String]

  init(
    _ name: String, weight: Int,
    _ run: @escaping @Sendable (inout Desk) throws(SystemCallFailure) -> [String]
  ) {
    (self.name, self.weight, self.run) = (name, weight, run)
  }
}
