import Files
import Glibc

@testable import PostFiles

/// A place for what belongs to a store but is no memo; all is removed when the test drops it.
final class TemporaryState: Sendable {
  private let base: String
  let folder: StateFolder

  init() {
    var template = Array("/tmp/dokusho-state-XXXXXX".utf8CString)
    base = mkdtemp(&template).map { String(cString: $0) } ?? "/nowhere"
    folder = StateFolder(path: "\(base)/dokusho/hash", dataDirectory: "/memos")
  }

  deinit {
    Self.remove(base)
  }

  private static func remove(_ path: String) {
    guard unlink(path) != 0 else { return }
    for entry in (try? Directory(path).entries()) ?? [] { remove("\(path)/\(entry.name.text)") }
    rmdir(path)
  }
}
