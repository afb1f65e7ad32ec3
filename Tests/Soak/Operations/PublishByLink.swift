import TerminalHarness

extension WriterOperation {
  /// A new memo that is written elsewhere first: its name appears without a write.
  static let publishByLink = WriterOperation("publish", weight: 3) { desk throws(SystemCallFailure) in
    let (draft, path) = (desk.outsidePath(), desk.freePath())
    try FileWork.write(desk.nextVersion(), to: draft)
    try FileWork.link(draft, as: path)
    try FileWork.remove(draft)
    return [path]
  }
}
