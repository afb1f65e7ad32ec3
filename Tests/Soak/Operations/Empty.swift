import TerminalHarness

extension WriterOperation {
  /// A memo becomes empty.
  static let empty = WriterOperation("empty", weight: 4) { desk throws(SystemCallFailure) in
    let path = desk.filePath()
    try FileWork.write([], to: path)
    return [path]
  }
}
