import TerminalHarness

extension WriterOperation {
  /// Two hundred files at once: a checkout, an unpacked archive.
  static let burst = WriterOperation("burst of 200", weight: 1) { desk throws(SystemCallFailure) in
    for path in desk.freePaths().prefix(100) { try FileWork.write(desk.nextVersion(), to: path) }
    for path in desk.memoPaths().prefix(100) { try FileWork.remove(path) }
    return []
  }
}
