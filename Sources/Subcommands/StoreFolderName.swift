import Glibc

/// The name of the folders that belong to one store: made of the data directory's path with symbolic links resolved, so
/// that each store has its own.
struct StoreFolderName {
  let text: String

  init(of data: DataDirectory) {
    text = Self.hash(Self.resolved(data.path))
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
