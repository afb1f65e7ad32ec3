import TerminalHarness

extension WriterOperation {
  /// Two memos exchange their names.
  static let exchange = WriterOperation("exchange", weight: 5) { desk throws(SystemCallFailure) in
    let (one, other) = (desk.memoPath(), desk.memoPath())
    try FileWork.exchange(one, with: other)
    return [one, other]
  }
}
