import TerminalHarness

extension WriterOperation {
  /// Something comes and goes that is no memo, whatever its name.
  static let beNoMemo = WriterOperation("no memo", weight: 5) { desk throws(SystemCallFailure) in
    let names = [".a1.md.swp", ".a2.md", "#a3.md#", "a4.md~", "4913", "notes.txt", "#a5.md"]
    let path = desk.path(names[desk.number(0..<names.count)])
    let special = desk.path("special\(desk.number(0..<9)).md")
    try FileWork.write(desk.nextVersion(), to: path)
    try desk.number(0..<2) == 0 ? FileWork.makeFolder(special) : FileWork.makePipe(special)
    FileWork.pause(milliseconds: desk.number(0..<10))
    try FileWork.remove(special)
    try FileWork.remove(path)
    return [path, special]
  }
}
