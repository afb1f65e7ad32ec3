/// A path taken apart into the directory and the last name in it.
struct SplitPath {
  /// "." when the path is a name alone.
  let directory: [UInt8]
  let name: FileName

  /// Nil when the path ends in no name: "/", ".", "..", empty.
  init?(_ path: [UInt8]) {
    let slash = UInt8(ascii: "/")
    let trimmed = path[..<((path.lastIndex { $0 != slash } ?? -1) + 1)]
    let start = (trimmed.lastIndex(of: slash) ?? -1) + 1
    guard let name = FileName(Array(trimmed[start...])) else { return nil }
    self.name = name
    directory = start == 0 ? Array(".".utf8) : Array(trimmed[..<start])
  }
}
