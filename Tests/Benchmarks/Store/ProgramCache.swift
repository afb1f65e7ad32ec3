import Glibc

/// The folder in which the program keeps what it has read of a store, for its next start.
struct ProgramCache {
  /// It holds nothing else, however deep.
  let path: String

  /// Has the next start read everything.
  func remove() {
    for folder in folders {
      for name in AllNames(in: folder) { unlink("\(folder)/\(name)") }
    }
  }

  /// Whether a whole one is there: until then it has another name.
  var isWritten: Bool {
    folders.contains { access("\($0)/memos", R_OK) == 0 && AllNames(in: $0).allSatisfy { $0 == "memos" } }
  }

  private var folders: [String] {
    AllNames(in: "\(path)/dokusho").map { "\(path)/dokusho/\($0)" }
  }
}

/// The names in a folder, hidden ones too.
private struct AllNames: Sequence, IteratorProtocol {
  private var rest: [String] = []

  init(in path: String) {
    guard let folder = opendir(path) else { return }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { rest.append(name) }
    }
  }

  mutating func next() -> String? { rest.popLast() }
}
