import Glibc

@testable import MemoFormat

/// The hostile memos beside the tests, byte for byte.
enum BadFiles {
  static let folder = #filePath.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/BadFiles/"

  static let names: [String] = {
    var names: [String] = []
    guard let directory = opendir(folder) else { return names }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }()

  static func bytes(_ name: String) -> [UInt8] {
    guard let file = fopen(folder + name, "rb") else { return [] }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 17)
    let count = fread(&bytes, 1, bytes.count, file)
    return Array(bytes[..<count])
  }

  /// The one file whose name begins with a number, read as a memo.
  static func memo(_ prefix: String) -> MemoText {
    MemoText(names.first { $0.hasPrefix(prefix) }.map(bytes) ?? [])
  }

  /// All files, read as memos.
  static var all: [(name: String, memo: MemoText)] { names.map { ($0, MemoText(bytes($0))) } }
}
