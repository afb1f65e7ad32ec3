import Glibc
import SeededRandom
import TerminalHarness

/// Another program that writes to the memos of the two: it adds lines and new memos, each with a token, and takes nothing
/// away.
struct PairWriter {
  let folder: MemoFolder
  var ledger: TokenLedger
  private var lastMemo = 0

  init(folder: MemoFolder) {
    self.folder = folder
    ledger = TokenLedger(TokenFiles(folder: folder))
  }

  /// Writes so many new memos.
  mutating func fill(_ count: Int) throws(SystemCallFailure) {
    for _ in 0..<count { try create() }
  }

  /// Does one thing.
  mutating func write(_ random: inout SeededGenerator, least: Int) throws(SystemCallFailure) {
    guard folder.names().count >= least, let name = folder.names().randomElement(using: &random) else {
      return try create()
    }
    append(to: "\(folder.path)/\(name)")
  }

  private mutating func create() throws(SystemCallFailure) {
    lastMemo += 1
    let token = ledger.next()
    let text = "---\nbook: \(token)\nfavorite: false\n---\nA memo, and lines that others add.\n"
    try FileWork.write(Array(text.utf8), to: "\(folder.path)/m\(lastMemo).md")
    ledger.note(token)
  }

  /// Adds a line in place. A memo that has just been moved is written where it went.
  private mutating func append(to path: String) {
    let file = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard file >= 0 else { return }
    defer { close(file) }
    let token = ledger.next()
    let line = Array("\n\(token)\n".utf8)
    if Glibc.write(file, line, line.count) == line.count { ledger.note(token) }
  }
}
