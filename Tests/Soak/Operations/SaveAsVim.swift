import TerminalHarness

extension WriterOperation {
  /// A memo saved as vim does: the old one moves away, and a new one is made.
  static let saveAsVim = WriterOperation("vim", weight: 10) { desk throws(SystemCallFailure) in
    let path = desk.memoPath()
    try FileWork.rename(path, to: path + "~")
    FileWork.pause(milliseconds: desk.number(0..<30))
    try FileWork.write(desk.nextVersion(), to: path)
    try FileWork.remove(path + "~")
    return [path]
  }
}
