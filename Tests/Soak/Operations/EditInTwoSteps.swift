import TerminalHarness

extension WriterOperation {
  /// A memo emptied and written in two steps, with time between them.
  static let editInTwoSteps = WriterOperation("two-step", weight: 10) { desk throws(SystemCallFailure) in
    let path = desk.filePath()
    let text = desk.nextVersion()
    let half = desk.number(0..<text.count)
    try FileWork.write(Array(text[..<half]), to: path)
    FileWork.pause(milliseconds: desk.number(0..<300))
    try FileWork.append(text[half...], to: path)
    return [path]
  }
}
