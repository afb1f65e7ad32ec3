import Glibc

/// A file, or a folder with all that is in it.
package struct FileTree {
  private let path: String

  /// Names it by its path.
  package init(path: String) {
    self.path = path
  }

  /// The names directly in the folder, sorted; none for a file.
  package var names: [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The bytes of a file.
  package func bytes() throws(SystemCallFailure) -> [UInt8] {
    let file = try Descriptor(open(path, O_RDONLY | O_CLOEXEC), from: "open \(path)")
    var bytes: [UInt8] = []
    while case .bytes(let more) = file.readAvailable() { bytes += more }
    return bytes
  }

  /// Removes it. Links are removed, never followed; folders that forbid it are opened up first.
  func remove() {
    guard unlink(path) != 0 else { return }
    chmod(path, 0o700)
    for name in names {
      FileTree(path: "\(path)/\(name)").remove()
    }
    rmdir(path)
  }
}
