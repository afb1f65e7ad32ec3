import TerminalHarness

extension WriterOperation {
  /// A new memo, or an old one written anew, in one step.
  static let create = WriterOperation("create", weight: 12) { desk throws(SystemCallFailure) in
    let path = desk.freePath()
    try FileWork.write(desk.nextVersion(), to: path)
    return [path]
  }
}
