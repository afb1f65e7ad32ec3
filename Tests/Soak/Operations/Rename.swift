import TerminalHarness

extension WriterOperation {
  /// A memo gets another name, perhaps one that another memo has.
  static let rename = WriterOperation("rename", weight: 8) { desk throws(SystemCallFailure) in
    let (old, new) = (desk.memoPath(), desk.anyPath())
    try FileWork.rename(old, to: new)
    return [old, new]
  }
}
