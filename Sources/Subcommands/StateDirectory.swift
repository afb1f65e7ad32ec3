import Glibc

/// Where the program keeps what belongs to one memo store but is no memo: steps to undo, drafts.
package struct StateDirectory: Hashable, Sendable {
  /// An absolute path; the folder need not be there.
  package let path: String

  /// The place for state of the XDG base directory specification, then a name made of the data directory's path with
  /// symbolic links resolved, so that each store has its own. Nil where not even a home directory is known.
  package init?(of data: DataDirectory, environment: [String: String]) {
    guard let base = Self.standard(environment) else { return nil }
    path = "\(base)/dokusho/\(Self.hash(Self.resolved(data.path)))"
  }

  private static func standard(_ environment: [String: String]) -> String? {
    // The specification has relative paths ignored.
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") { return state }
    guard let home = environment["HOME"], !home.isEmpty else { return nil }
    return "\(home)/.local/state"
  }

  /// A path that leads nowhere stays as it is.
  private static func resolved(_ path: String) -> [UInt8] {
    guard let resolved = realpath(path, nil) else { return Array(path.utf8) }
    defer { free(resolved) }
    return Array(UnsafeBufferPointer(start: resolved, count: strlen(resolved))).map(UInt8.init(bitPattern:))
  }

  /// FNV-1a of 64 bits, in hexadecimal: the same in every run and on every machine.
  private static func hash(_ bytes: [UInt8]) -> String {
    let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
