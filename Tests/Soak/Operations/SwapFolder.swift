import TerminalHarness

extension WriterOperation {
  /// The folder moves away and another one takes its place, as when it is synchronised anew or restored.
  static let swapFolder = WriterOperation("swap folder", weight: 1) { desk throws(SystemCallFailure) in
    let (path, away, new) = (desk.folder.path, desk.outsidePath(), desk.outsidePath())
    try FileWork.makeFolder(new)
    for number in 0..<desk.number(1..<300) {
      try FileWork.write(desk.nextVersion(), to: "\(new)/a\(number).md")
    }
    try FileWork.rename(path, to: away)
    FileWork.pause(milliseconds: desk.number(0..<100))
    try FileWork.rename(new, to: path)
    return [path, away]
  }
}
