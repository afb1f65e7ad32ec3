import SeededRandom
import TerminalHarness

/// What an operation of the writer has at hand: the folder, chance, and a text for each new version of a memo.
struct Desk {
  let folder: MemoFolder
  var random: SeededGenerator
  private var lastToken = 0

  /// So many names there are, so that they are used again and again.
  private static let nameCount = 700
  private static let countAtStart = 300

  init(folder: MemoFolder, random: SeededGenerator) {
    (self.folder, self.random) = (folder, random)
  }

  /// Writes the memos that are there from the beginning.
  mutating func fill() throws(SystemCallFailure) {
    for path in freePaths().prefix(Self.countAtStart) { try FileWork.write(nextVersion(), to: path) }
  }

  /// The path of a memo that there is or may be.
  mutating func anyPath() -> String {
    path("a\(number(0..<Self.nameCount)).md")
  }

  /// The path of a memo that there is, perhaps a link; of one that may be, where there is none.
  mutating func memoPath() -> String {
    folder.names().randomElement(using: &random).map(path) ?? anyPath()
  }

  /// The path of a memo that is a file itself: what is written through a link is not heard of in the folder.
  mutating func filePath() -> String {
    folder.names().filter(folder.isFile).randomElement(using: &random).map(path) ?? freePath()
  }

  /// The path of a memo that there is not.
  mutating func freePath() -> String {
    freePaths().first ?? path("a\(Self.nameCount).md")
  }

  /// The paths of all memos that there are not, in no order.
  mutating func freePaths() -> [String] {
    let used = Set(folder.names())
    let free = (0..<Self.nameCount).map { "a\($0).md" }.filter { !used.contains($0) }
    return free.shuffled(using: &random).map(path)
  }

  /// The paths of all memos, in no order.
  mutating func memoPaths() -> [String] {
    folder.names().shuffled(using: &random).map(path)
  }

  /// A path in the folder.
  func path(_ name: String) -> String { "\(folder.path)/\(name)" }

  /// A new path outside of the folder, on the same file system.
  mutating func outsidePath() -> String {
    "\(folder.outside)/\(nextToken())"
  }

  mutating func number(_ range: Range<Int>) -> Int {
    .random(in: range, using: &random)
  }

  /// The text of a memo that nobody has written before.
  mutating func nextVersion() -> [UInt8] {
    let token = nextToken()
    let filler = String(repeating: "吾輩は猫である。The quiet reader turns a page. ", count: number(0..<60))
    let text =
      switch number(0..<4) {
      case 0: "# \(token)\n\n\(filler)\n"
      case 1: "---\nbook: \(token)\ntags: [猫, sea]\nfavorite: true\n---\n> \(filler)\n"
      case 2: "---\r\nbook: \(token)\r\npage: \"12\"\r\n---\r\n\(filler)\r\n"
      default: "---\nbook: \(token)\ncreated: 2026-11-\(number(10..<30))\nkind: note\n---\n\(filler)\n"
      }
    return Array(text.utf8)
  }

  private mutating func nextToken() -> String {
    lastToken += 1
    return Token.text(lastToken)
  }
}
