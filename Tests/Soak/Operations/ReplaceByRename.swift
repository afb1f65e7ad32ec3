import TerminalHarness

extension WriterOperation {
  /// A memo saved by a temporary file beside it that takes its name.
  static let replaceByRename = WriterOperation("replace", weight: 10) { desk throws(SystemCallFailure) in
    let path = desk.memoPath()
    let temporary = path + ".tmp"
    try FileWork.write(desk.nextVersion(), to: temporary)
    try FileWork.rename(temporary, to: path)
    return [path]
  }
}
