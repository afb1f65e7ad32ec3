/// Collects the bytes of a bracketed paste until its end.
struct PasteCollector {
  static let start = Array("\u{1B}[200~".utf8)
  static let end = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []

  /// What has come so far, as text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Takes more input; nil while the paste goes on, else what follows its end.
  ///
  /// A pasted text can itself hold the end mark, to have what follows run as commands: so an end right before another end,
  /// with no new paste between, is taken as text.
  mutating func take(_ input: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    // An end mark may have begun in the bytes before.
    let seen = max(0, bytes.count - Self.end.count + 1)
    bytes += input
    guard var position = Self.position(of: Self.end, in: bytes[seen...]) else { return nil }
    while let next = endBeforeNextPaste(after: position + Self.end.count) { position = next }
    defer { bytes.removeSubrange(position...) }
    return bytes[(position + Self.end.count)...]
  }
}

extension PasteCollector {
  private func endBeforeNextPaste(after position: Int) -> Int? {
    let rest = bytes[position...]
    let limit = Self.position(of: Self.start, in: rest) ?? rest.endIndex
    return Self.position(of: Self.end, in: rest[..<limit])
  }

  private static func position(of mark: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    var candidates = bytes
    while let escape = candidates.firstIndex(of: EscapeSequence.escape) {
      candidates = candidates[escape...]
      if candidates.starts(with: mark) { return escape }
      candidates = candidates.dropFirst()
    }
    return nil
  }
}
