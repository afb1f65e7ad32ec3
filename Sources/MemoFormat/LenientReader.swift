/// Recovers `key: rest of the line` in column 0 from a block that is not YAML as a whole; its entries are for showing only.
enum LenientReader {
  /// The entries of all lines that look like a key and a value.
  static func entries(in bytes: Span<UInt8>, block: Range<Int>) -> [FrontMatter.Entry] {
    var entries: [FrontMatter.Entry] = []
    var start = block.lowerBound
    while start < block.upperBound {
      let line = bytes.line(at: start).clamped(to: block)
      if let entry = entry(in: bytes, line: line) { entries.append(entry) }
      start = line.upperBound
    }
    return entries
  }

  private static func entry(in bytes: Span<UInt8>, line: Range<Int>) -> FrontMatter.Entry? {
    guard let colon = keyColon(in: bytes, line: line) else { return nil }
    if let alone = try? FrontMatterReader.read(bytes, block: line), alone.entries.count == 1 {
      return alone.entries.first
    }
    let value = bytes.trimmed(colon + 1..<line.upperBound)
    return FrontMatter.Entry(
      key: bytes.text(bytes.trimmed(line.lowerBound..<colon)), colonEnd: colon + 1,
      node: Node(range: value, style: .plain, text: bytes.text(value)))
  }

  /// The first colon with a blank or the line end after it, if a key can stand before it.
  private static func keyColon(in bytes: Span<UInt8>, line: Range<Int>) -> Int? {
    guard let first = line.first, !bytes[first].isBlankOrLineEnd, bytes[first] != .hash,
      bytes[first] != .hyphen, bytes[first] != .colon
    else { return nil }
    return line.first {
      bytes[$0] == .colon && ($0 + 1 == line.upperBound || bytes[$0 + 1].isBlankOrLineEnd)
    }
  }
}
