import Glibc

/// The hostile memos beside this file, byte for byte.
package enum BadFiles {
  /// Where they stand, with a slash at the end.
  package static let folder =
    #filePath.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/Files/"

  /// The names of all, one of which is no memo.
  package static let names: [String] = {
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

  /// The names of the memos: without the temporary file of a sync program.
  package static let memoNames = names.filter { !$0.hasPrefix(".") }

  /// What a file holds; nothing when there is no such file.
  package static func bytes(_ name: String) -> [UInt8] {
    guard let file = fopen(folder + name, "rb") else { return [] }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 17)
    let count = fread(&bytes, 1, bytes.count, file)
    return Array(bytes[..<count])
  }
}
