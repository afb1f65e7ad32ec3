import TerminalHarness

extension WriterOperation {
  /// A memo replaced as git does: the old one is removed, and a new one is made.
  static let checkOutAsGit = WriterOperation("git", weight: 10) { desk throws(SystemCallFailure) in
    let path = desk.memoPath()
    try FileWork.remove(path)
    FileWork.pause(milliseconds: desk.number(0..<30))
    try FileWork.write(desk.nextVersion(), to: path)
    return [path]
  }
}
