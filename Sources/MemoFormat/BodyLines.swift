/// The lines of a text as they stand in a file, each with its own line end.
struct BodyLines {
  private struct Line {
    let bytes: ArraySlice<UInt8>
    /// As the text shows it: without its end, bad bytes as U+FFFD.
    let content: [UInt8]

    init(_ bytes: ArraySlice<UInt8>) {
      self.bytes = bytes
      content = Array(String(decoding: bytes.dropLast(Line.endLength(bytes)), as: UTF8.self).utf8)
    }

    var withoutEnd: ArraySlice<UInt8> { bytes.dropLast(Line.endLength(bytes)) }

    /// Nil for the last line.
    var end: ArraySlice<UInt8>? {
      let length = Line.endLength(bytes)
      return length == 0 ? nil : bytes.suffix(length)
    }

    private static func endLength(_ bytes: ArraySlice<UInt8>) -> Int {
      guard bytes.last == .lineFeed else { return 0 }
      return bytes.dropLast().last == .carriageReturn ? 2 : 1
    }
  }

  /// Beyond so many lines on either side that differ, they are replaced as a whole: to compare them would take long.
  private static let mostCompared = 1000

  private let lines: [Line]

  init(_ bytes: ArraySlice<UInt8>) {
    var (lines, start) = ([Line](), bytes.startIndex)
    while let end = bytes[start...].firstIndex(of: .lineFeed) {
      lines.append(Line(bytes[start...end]))
      start = end + 1
    }
    self.lines = lines + [Line(bytes[start...])]
  }

  /// Whether the last line has a line end.
  var isEnded: Bool { lines.count > 1 && lines.last?.bytes.isEmpty ?? false }

  /// The bytes of another text: lines that stay keep their bytes, others get this line end.
  func becoming(_ text: String, lineEnd: String) -> [UInt8] {
    let wanted = text.utf8.split(separator: .lineFeed, omittingEmptySubsequences: false).map { Array($0) }
    let kept = keptLines(of: wanted)
    var bytes: [UInt8] = []
    for (position, content) in wanted.enumerated() {
      let old = kept[position].map { lines[$0] }
      bytes += old?.withoutEnd ?? content[...]
      if position < wanted.count - 1 { bytes += old?.end ?? ArraySlice(lineEnd.utf8) }
    }
    return bytes
  }
}

extension BodyLines {
  /// For each line of the new text the old line that it is; nil for a new one.
  private func keptLines(of wanted: [[UInt8]]) -> [Int?] {
    let old = lines.map(\.content)
    let head = zip(old, wanted).prefix { $0 == $1 }.count
    let shared = min(old.count, wanted.count) - head
    let tail = zip(old.reversed(), wanted.reversed()).prefix(shared).prefix { $0 == $1 }.count
    let middle = keptLines(of: wanted[head..<wanted.count - tail], in: old[head..<old.count - tail])
    return Array(0..<head) + middle + Array(old.count - tail..<old.count)
  }

  private func keptLines(of wanted: ArraySlice<[UInt8]>, in old: ArraySlice<[UInt8]>) -> [Int?] {
    guard max(wanted.count, old.count) <= Self.mostCompared else { return wanted.map { _ in nil } }
    let difference = Array(wanted).difference(from: Array(old))
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))
    var kept = (0..<old.count).lazy.filter { !removed.contains($0) }.makeIterator()
    return (0..<wanted.count).map { position in
      inserted.contains(position) ? nil : kept.next().map { $0 + old.startIndex }
    }
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
