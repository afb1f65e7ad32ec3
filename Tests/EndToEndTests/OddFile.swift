import Glibc

/// A file whose name need not be text.
struct OddFile {
  private let path: [CChar]

  init(path: String) {
    self.path = Array(path.utf8CString)
  }

  /// A file of a memo store.
  init(_ name: [UInt8], in store: MemoStore) {
    path = (Array("\(store.path)/posts/".utf8) + name + [0]).map(CChar.init(bitPattern:))
  }

  /// All bytes of the file; none when there is no such file.
  var bytes: [UInt8] {
    guard let file = fopen(path, "rb") else { return [] }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 17)
    let count = fread(&bytes, 1, bytes.count, file)
    return Array(bytes[..<count])
  }

  func write(_ bytes: [UInt8]) {
    guard let file = fopen(path, "wb") else { return }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }
}

extension [UInt8] {
  /// The lines that were put into other bytes to make these; nil when more was done.
  func insertion(into old: [UInt8]) -> String? {
    let start = zip(self, old).prefix { $0 == $1 }.count
    let end = count - (old.count - start)
    guard end >= start, self[end...] == old[start...] else { return nil }
    return String(decoding: self[start..<end], as: UTF8.self).split(whereSeparator: \.isNewline).joined(
      separator: "\n")
  }
}
