import Glibc

@testable import Files

/// A real folder of one test, removed with all in it when the test drops it. It does not use the code under test.
final class TemporaryFolder: Sendable {
  let path: String

  convenience init() {
    self.init(in: "/tmp")
  }

  /// A folder in memory where there is such a file system, for tests that write very often.
  static func inMemory() -> TemporaryFolder {
    TemporaryFolder(in: access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp")
  }

  private init(in parent: String) {
    var template = Array("\(parent)/files-tests-XXXXXX".utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? "/nowhere"
  }

  deinit {
    remove()
  }

  /// Removes the folder itself.
  func remove() {
    removeTree(path)
  }

  /// Writes in place, making the file when it is not there.
  func write(_ text: String, to name: String) {
    write(Array(text.utf8), to: cString(Array("\(path)/\(name)".utf8)))
  }

  func write(_ text: String, to name: FileName) {
    write(Array(text.utf8), to: cString(Array("\(path)/".utf8) + name.bytes))
  }

  private func write(_ bytes: [UInt8], to path: [CChar]) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    _ = Glibc.write(file, bytes, bytes.count)
    close(file)
  }

  /// The content as text, nil when there is no such file.
  func text(of name: String) -> String? {
    let file = open("\(path)/\(name)", O_RDONLY | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = Glibc.read(file, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
  }

  /// All names in it, sorted.
  var names: [String] {
    namesIn(path).sorted()
  }

  func rename(_ old: String, to new: String) {
    _ = Glibc.rename("\(path)/\(old)", "\(path)/\(new)")
  }

  func delete(_ name: String) {
    _ = unlink("\(path)/\(name)")
  }

  func mode(of name: String) -> UInt32 {
    var status = stat()
    _ = stat("\(path)/\(name)", &status)
    return status.st_mode & 0o7777
  }

  func makeFolder(_ name: String) -> String {
    mkdir("\(path)/\(name)", 0o755)
    return "\(path)/\(name)"
  }
}

private func namesIn(_ path: String) -> [String] {
  guard let listing = opendir(path) else { return [] }
  defer { closedir(listing) }
  var names: [String] = []
  while let entry = readdir(listing) {
    let name = withUnsafeBytes(of: &entry.pointee.d_name) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    if name != "." && name != ".." { names.append(name) }
  }
  return names
}

private func removeTree(_ path: String) {
  // A link to a directory is not a directory to unlink.
  if unlink(path) == 0 { return }
  guard let listing = opendir(path) else { return }
  defer { closedir(listing) }
  while let entry = readdir(listing) {
    let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
    let child = cString(Array("\(path)/".utf8) + name)
    if name != [0x2E] && name != [0x2E, 0x2E] && unlink(child) != 0 {
      removeTree("\(path)/\(String(decoding: name, as: UTF8.self))")
    }
  }
  rmdir(path)
}
