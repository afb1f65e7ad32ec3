import Glibc
import TerminalHarness

/// The folder of memos as the file system has it.
struct MemoFolder: Sendable {
  private let temporary: TemporaryFolder

  var dataPath: String { temporary.path(of: "store") }
  var path: String { temporary.path(of: "store/posts") }
  /// Where the programs keep what is no memo: in it a folder for each store.
  var statePath: String { temporary.path(of: "home/.local/state/dokusho") }
  /// Where files lie that no memo list shows.
  var outside: String { temporary.path(of: "outside") }

  init() throws {
    temporary = try TemporaryFolder()
    try temporary.makeFolder("store/posts")
    try temporary.makeFolder("outside")
  }

  /// The program's environment.
  func environment() throws(SystemCallFailure) -> [String: String] { try temporary.environment() }

  /// The names of all memos, sorted.
  func names() -> [String] {
    names(in: path).filter { $0.hasSuffix(".md") && !$0.hasPrefix(".") && !$0.hasPrefix("#") }
  }

  /// Whether this memo is a file itself, not a link to one.
  func isFile(_ name: String) -> Bool { kind(of: name) == S_IFREG }

  private func isBrokenLink(_ name: String) -> Bool {
    kind(of: name) == S_IFLNK && access("\(path)/\(name)", F_OK) != 0
  }

  /// What a name stands for, a link being one; nil where there is no such name.
  private func kind(of name: String) -> mode_t? {
    var status = stat()
    return lstat("\(path)/\(name)", &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  /// What the list of all memos shows, sorted by title. A link that leads nowhere is shown by its name.
  func listed() -> [ListedMemo] {
    names().compactMap { name in
      let bytes = bytes(of: "\(path)/\(name)") ?? (isBrokenLink(name) ? [] : nil)
      return bytes.map { ListedMemo(name: name, text: String(decoding: $0, as: UTF8.self)) }
    }.sorted()
  }
}

extension MemoFolder {
  private func names(in path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      names.append(
        withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
    }
    return names.sorted()
  }

  /// Nil for what is no regular file, even through a link.
  private func bytes(of path: String) -> [UInt8]? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    let count = read(file, &bytes, bytes.count)
    return Array(bytes.prefix(max(0, count)))
  }
}
