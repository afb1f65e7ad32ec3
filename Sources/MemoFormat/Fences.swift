/// The two fence lines around a front matter, each with its line end.
struct Fences {
  /// What was found at the beginning of a memo.
  enum Search {
    case absent
    case unclosed
    case closed(Fences)
  }

  let opening: Range<Int>
  let closing: Range<Int>

  /// The lines between the fences.
  var block: Range<Int> { opening.upperBound..<closing.lowerBound }

  /// Looks for a fence on the line at `start` and for the first line after it that closes.
  static func search(_ bytes: Span<UInt8>, from start: Int) -> Search {
    let opening = bytes.line(at: start)
    guard bytes.isFence(opening, of: [.hyphen]) else { return .absent }
    var line = opening
    while line.upperBound < bytes.count {
      line = bytes.line(at: line.upperBound)
      if bytes.isFence(line, of: [.hyphen, .period]) {
        return .closed(Fences(opening: opening, closing: line))
      }
    }
    return .unclosed
  }
}

extension Span<UInt8> {
  /// The line that starts at an offset, with its line end.
  func line(at start: Int) -> Range<Int> {
    start..<(firstIndex(of: .lineFeed, from: start).map { $0 + 1 } ?? count)
  }

  /// Whether a line is three of one mark in column 0, then blanks only.
  fileprivate func isFence(_ line: Range<Int>, of marks: [UInt8]) -> Bool {
    guard line.count >= 3, marks.contains(self[line.lowerBound]),
      self[line.lowerBound + 1] == self[line.lowerBound],
      self[line.lowerBound + 2] == self[line.lowerBound]
    else { return false }
    return isBlank(line.lowerBound + 3..<line.upperBound)
  }
}
