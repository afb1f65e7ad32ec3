import Glibc

/// A new empty folder in TMPDIR or /tmp, removed with all that is in it when it is released.
package final class TemporaryFolder: Sendable {
  /// The absolute path, without a slash at the end.
  package let path: String

  /// Makes the folder.
  package init() throws(SystemCallFailure) {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/dokusho-XXXXXX".utf8CString)
    let made = template.withUnsafeMutableBufferPointer { $0.baseAddress.flatMap(mkdtemp) }
    guard let made else { throw SystemCallFailure(call: "mkdtemp \(parent)") }
    path = String(cString: made)
  }

  deinit {
    FileTree(path: path).remove()
  }

  /// The path of a file or folder in it.
  package func path(of name: String) -> String {
    "\(path)/\(name)"
  }

  /// Writes a file as UTF-8, and makes the folders above it that are missing. Returns its path.
  @discardableResult
  package func write(_ name: String, _ text: String) throws(SystemCallFailure) -> String {
    try write(name, bytes: Array(text.utf8))
  }

  /// Writes a file of any bytes, and makes the folders above it that are missing. Returns its path.
  @discardableResult
  package func write(_ name: String, bytes: [UInt8]) throws(SystemCallFailure) -> String {
    try makeFolders(above: name)
    let path = path(of: name)
    let file = try Descriptor(
      open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644), from: "open \(path)")
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file.number, $0.baseAddress, $0.count) }
      try SystemCallFailure.check("write \(path)", Int32(clamping: count))
      rest.removeFirst(count)
    }
    return path
  }

  /// Makes a folder, and those above it that are missing. Returns its path.
  @discardableResult
  package func makeFolder(_ name: String) throws(SystemCallFailure) -> String {
    try makeFolders(above: name)
    let path = path(of: name)
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else {
      throw SystemCallFailure(call: "mkdir \(path)")
    }
    return path
  }

  /// Reads a file as UTF-8.
  package func read(_ name: String) throws(SystemCallFailure) -> String {
    String(decoding: try readBytes(name), as: UTF8.self)
  }

  /// Reads the bytes of a file.
  package func readBytes(_ name: String) throws(SystemCallFailure) -> [UInt8] {
    try FileTree(path: path(of: name)).bytes()
  }

  /// Whether there is a file or folder of this name, or a link even if it leads nowhere.
  package func contains(_ name: String) -> Bool {
    var information = stat()
    return lstat(path(of: name), &information) == 0
  }

  /// The names of what is directly in it, sorted.
  package var names: [String] { FileTree(path: path).names }
}

extension TemporaryFolder {
  private func makeFolders(above name: String) throws(SystemCallFailure) {
    guard let slash = name.lastIndex(of: "/") else { return }
    try makeFolder(String(name[..<slash]))
  }
}
