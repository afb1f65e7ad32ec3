import Glibc
import TerminalHarness

/// A store of memos and a Maildir of the same texts, kept between runs below `.build/bench`.
struct BenchmarkStore {
  let count: Int
  /// The absolute path of the folder that holds both.
  let path: String

  /// To be raised with every change of the generator, so that no older store is taken for one of today.
  private static let generator = 1

  /// Takes the store of an earlier run, or makes it.
  init(count: Int) throws(SystemCallFailure) {
    self.count = count
    let parent = try Self.folder()
    path = "\(parent)/\(Self.generator)-\(count)"
    if access(path, F_OK) != 0 { try Self.make(count, at: path) }
    removeVisitor()
  }

  var mail: String { "\(path)/mail" }

  /// Where the program keeps what it has read, for its next start.
  var cache: String { "\(path)/cache" }

  /// The path of one more memo, at the top of the list, which is there only while changes are measured.
  var visitor: String { "\(path)/posts/visitor.md" }

  func removeVisitor() {
    unlink(visitor)
  }

  private static func folder() throws(SystemCallFailure) -> String {
    for name in [".build", ".build/bench"] { mkdir(name, 0o755) }
    guard let absolute = realpath(".build/bench", nil) else {
      throw SystemCallFailure(call: "realpath .build/bench")
    }
    defer { free(absolute) }
    return String(cString: absolute)
  }

  /// Under another name until it is whole.
  private static func make(_ count: Int, at path: String) throws(SystemCallFailure) {
    let unfinished = "\(path).unfinished"
    for name in ["", "/posts", "/mail", "/mail/cur", "/mail/new", "/mail/tmp"] {
      mkdir(unfinished + name, 0o755)
    }
    for memo in GeneratedMemos(count: count) {
      try write(memo.fileText, to: "\(unfinished)/posts/\(memo.identifier).md")
      try write(memo.mailText, to: "\(unfinished)/mail/cur/\(memo.mailName)")
    }
    sync()
    // A file that was changed less than two seconds before it was read is read again at the next start.
    sleep(3)
    guard rename(unfinished, path) == 0 else { throw SystemCallFailure(call: "rename \(unfinished)") }
  }
}
