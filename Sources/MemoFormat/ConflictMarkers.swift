/// The three markers that git and others leave around two versions, each at the beginning of a line.
enum ConflictMarkers {
  /// Whether all three stand in a text in their order.
  static func stand(in bytes: Span<UInt8>) -> Bool {
    guard let ours = line(firstMarker, in: bytes, from: 0),
      let middle = line(secondMarker, in: bytes, from: ours)
    else { return false }
    return line(thirdMarker, in: bytes, from: middle) != nil
  }

  private static let firstMarker = Array("<<<<<<< ".utf8)
  private static let secondMarker = Array("=======".utf8)
  private static let thirdMarker = Array(">>>>>>> ".utf8)

  private static func line(_ word: [UInt8], in bytes: Span<UInt8>, from start: Int) -> Int? {
    var start = start
    while let hit = bytes.firstIndex(of: word, from: start) {
      if hit == 0 || bytes[hit - 1] == .lineFeed { return hit }
      start = hit + 1
    }
    return nil
  }
}
