import TerminalHarness

extension WriterOperation {
  /// A memo written anew in place.
  static let edit = WriterOperation("edit", weight: 10) { desk throws(SystemCallFailure) in
    let path = desk.filePath()
    try FileWork.write(desk.nextVersion(), to: path)
    return [path]
  }
}
