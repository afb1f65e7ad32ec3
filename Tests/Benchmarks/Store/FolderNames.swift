import Glibc

/// The names in a folder, in no order; none if it cannot be read.
struct FolderNames: Sequence, IteratorProtocol {
  private var rest: [String] = []

  init(of path: String) {
    guard let folder = opendir(path) else { return }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { rest.append(name) }
    }
  }

  mutating func next() -> String? { rest.popLast() }
}
