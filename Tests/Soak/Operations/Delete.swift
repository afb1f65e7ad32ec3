import TerminalHarness

extension WriterOperation {
  /// A memo is removed.
  static let delete = WriterOperation("delete", weight: 16) { desk throws(SystemCallFailure) in
    let path = desk.memoPath()
    try FileWork.remove(path)
    return [path]
  }
}
