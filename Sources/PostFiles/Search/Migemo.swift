import Glibc
import Posts
import Synchronization
import UnicodeText

/// The port `RomajiDictionary` over the library cmigemo, which is looked for when it is first needed: the program is
/// built and runs without it.
package final class Migemo: RomajiDictionary {
  private let dictionary: String?
  private let state = Mutex(State())
  /// The patterns that have been asked for; on a lock of its own, so that looking there never waits for the dictionary.
  private let known = Mutex<[String: RegularExpression]>([:])

  /// Where Debian and others put the dictionary.
  private static let places = [
    "/usr/share/cmigemo/utf-8/migemo-dict", "/usr/local/share/migemo/utf-8/migemo-dict",
    "/usr/share/migemo/utf-8/migemo-dict",
  ]

  /// - Parameter dictionary: Its path; nil for the usual places.
  package init(dictionary: String? = nil) {
    self.dictionary = dictionary ?? Self.places.first { access($0, R_OK) == 0 }
  }

  package var isThere: Bool { state.withLock { $0.library(dictionary) != nil } }

  package func knownPattern(for word: String) -> RegularExpression? { known.withLock { $0[word] } }

  package func pattern(for word: String) -> RegularExpression? {
    if let pattern = knownPattern(for: word) { return pattern }
    let written = state.withLock { $0.library(dictionary)?.pattern(for: word) }
    guard let written, let pattern = try? RegularExpression(FoldedPattern.folded(written), ignoresCase: false)
    else { return nil }
    known.withLock { $0[word] = pattern }
    return pattern
  }
}

/// The library once it has been looked for.
private struct State: ~Copyable {
  private var isLookedFor = false
  private var found: MigemoLibrary?

  mutating func library(_ dictionary: String?) -> MigemoLibrary? {
    if !isLookedFor, let dictionary { found = MigemoLibrary(dictionary: dictionary) }
    isLookedFor = true
    return found
  }
}

/// The functions of libmigemo and a dictionary that it has read. One thread at a time may ask.
private struct MigemoLibrary: @unchecked Sendable {
  private typealias Open = @convention(c) (UnsafePointer<CChar>) -> OpaquePointer?
  private typealias Query =
    @convention(c) (OpaquePointer, UnsafePointer<UInt8>) -> UnsafeMutablePointer<CChar>?
  private typealias Release = @convention(c) (OpaquePointer, UnsafeMutablePointer<CChar>) -> Void

  private let migemo: OpaquePointer
  private let query: Query
  private let release: Release

  /// Nil where the library or the dictionary is missing. What was opened stays open as long as the program runs.
  init?(dictionary: String) {
    guard let library = dlopen("libmigemo.so.1", RTLD_NOW | RTLD_LOCAL),
      let open = dlsym(library, "migemo_open"), let query = dlsym(library, "migemo_query"),
      let release = dlsym(library, "migemo_release"),
      let migemo = unsafeBitCast(open, to: Open.self)(dictionary)
    else { return nil }
    self.migemo = migemo
    self.query = unsafeBitCast(query, to: Query.self)
    self.release = unsafeBitCast(release, to: Release.self)
  }

  func pattern(for word: String) -> String? {
    guard let text = query(migemo, Array(word.utf8) + [0]) else { return nil }
    defer { release(migemo, text) }
    return String(cString: text)
  }
}
