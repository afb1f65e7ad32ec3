import Glibc

/// A file's name in its folder, as bytes: composed and decomposed spellings of one text are two names,
/// and a name need not be UTF-8.
package struct FileName: Hashable, Sendable {
  /// The bytes as the kernel knows them, without a NUL.
  package let bytes: [UInt8]

  /// Takes the bytes as a name; nil when empty, "." or "..", or when a "/" or NUL is among them.
  package init?(_ bytes: [UInt8]) {
    guard bytes.withUnsafeBytes(FileName.isAllowed) else { return nil }
    self.bytes = bytes
  }

  /// Takes the UTF-8 bytes of a text as a name; nil as for bytes.
  package init?(_ text: String) {
    self.init(Array(text.utf8))
  }

  /// The name for display only: what is not UTF-8 becomes U+FFFD.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether the name ends with exactly these bytes.
  package func hasSuffix(_ ascii: String) -> Bool {
    // Asked of very many names, so that no slice of either is made.
    var ascii = ascii
    return ascii.withUTF8 { ending in
      bytes.withUnsafeBytes { bytes in
        let start = bytes.count - ending.count
        return start >= 0 && ending.indices.allSatisfy { bytes[start + $0] == ending[$0] }
      }
    }
  }

  /// Whether the name starts with exactly these bytes.
  package func hasPrefix(_ ascii: String) -> Bool {
    bytes.starts(with: ascii.utf8)
  }

  package static func == (left: FileName, right: FileName) -> Bool {
    left.bytes.count == right.bytes.count && compare(left, right) == 0
  }

  package func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}

extension FileName: Comparable {
  /// The order of the bytes, the same in every locale; a shorter name comes before its continuations.
  package static func < (left: FileName, right: FileName) -> Bool {
    let order = compare(left, right)
    return order == 0 ? left.bytes.count < right.bytes.count : order < 0
  }
}

extension FileName: CustomStringConvertible {
  package var description: String { text }
}

extension FileName {
  /// Hands the name on as a C string, which lives on the stack.
  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: bytes.count + 1) { buffer in
      for (offset, byte) in bytes.enumerated() { buffer[offset] = CChar(bitPattern: byte) }
      buffer[bytes.count] = 0
      return buffer.baseAddress.map { body($0) } ?? body("")
    }
  }

  /// Takes bytes that are known to be a name.
  init(known bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Takes a name out of a larger buffer; nil as for bytes.
  package init?(_ buffer: UnsafeRawBufferPointer) {
    guard FileName.isAllowed(buffer) else { return nil }
    bytes = Array(buffer)
  }
}

extension FileName {
  private static func isAllowed(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let start = bytes.baseAddress, !bytes.isEmpty else { return false }
    let dot = UInt8(ascii: ".")
    if bytes.count <= 2 && bytes.allSatisfy({ $0 == dot }) { return false }
    return memchr(start, Int32(UInt8(ascii: "/")), bytes.count) == nil && memchr(start, 0, bytes.count) == nil
  }

  /// memcmp over the length both have.
  private static func compare(_ left: FileName, _ right: FileName) -> Int32 {
    left.bytes.withUnsafeBytes { left in
      right.bytes.withUnsafeBytes { right in
        guard let first = left.baseAddress, let second = right.baseAddress else { return 0 }
        return memcmp(first, second, min(left.count, right.count))
      }
    }
  }
}
