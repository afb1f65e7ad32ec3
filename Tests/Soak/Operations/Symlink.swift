import TerminalHarness

extension WriterOperation {
  /// A link appears: to a memo outside, to nothing, or to a folder. A target is never changed, for nobody tells of that.
  static let symlink = WriterOperation("symlink", weight: 4) { desk throws(SystemCallFailure) in
    let (target, path) = (desk.outsidePath(), desk.freePath())
    switch desk.number(0..<4) {
    case 0: break
    case 1: try FileWork.makeFolder(target)
    default: try FileWork.write(desk.nextVersion(), to: target)
    }
    let temporary = path + ".tmp"
    try FileWork.symlink(to: target, at: temporary)
    try FileWork.rename(temporary, to: path)
    return [path]
  }
}
