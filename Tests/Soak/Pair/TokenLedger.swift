import Glibc

/// The tokens that were written, and whether each is still somewhere: in a memo, a conflict copy or the trash.
struct TokenLedger {
  private(set) var count = 0
  private var written: [String] = []

  /// A word that stands nowhere yet; it counts once `note` was told that it was written.
  mutating func next() -> String {
    count += 1
    return Token.text(count)
  }

  mutating func note(_ token: String) { written.append(token) }

  /// Those that are in none of the files of these folders.
  func missing(from folders: [String]) -> [String] {
    let found = Set(folders.flatMap(files).flatMap(tokens))
    return written.filter { !found.contains($0) }
  }

  private func files(in folder: String) -> [String] {
    guard let listing = opendir(folder) else { return [] }
    defer { closedir(listing) }
    var paths: [String] = []
    while let entry = readdir(listing) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      paths.append("\(folder)/\(name)")
    }
    return paths
  }

  private func tokens(of path: String) -> [String] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = read(file, &bytes, bytes.count)
    let words = bytes.prefix(max(0, count)).split { !$0.isWordByte }
    return words.map { String(decoding: $0, as: UTF8.self) }.filter { Token.isToken(Substring($0)) }
  }
}

extension UInt8 {
  fileprivate var isWordByte: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }
}
