extension [UInt8] {
  /// The offset at which the line around an offset begins.
  func lineStart(around offset: Int) -> Int { self[..<offset].lastIndex(of: .lineFeed).map { $0 + 1 } ?? 0 }

  /// The offset just after the line around an offset, its line end included.
  func lineEnd(around offset: Int) -> Int {
    self[offset...].firstIndex(of: .lineFeed).map { $0 + 1 } ?? count
  }

  /// The line end that stands before an offset; `\n` when there is none.
  func lineEnd(before offset: Int) -> String {
    offset >= 2 && self[offset - 2] == .carriageReturn && self[offset - 1] == .lineFeed ? "\r\n" : "\n"
  }
}

extension String {
  /// The text with each `\r\n` as `\n`; a lone `\r` stays.
  var withUnixLineEnds: String {
    guard utf8.contains(.carriageReturn) else { return self }
    let bytes = Array(utf8)
    let kept = bytes.indices.filter {
      bytes[$0] != .carriageReturn || $0 + 1 == bytes.count || bytes[$0 + 1] != .lineFeed
    }
    return String(decoding: kept.lazy.map { bytes[$0] }, as: UTF8.self)
  }
}
