/// The three markers that git and others leave around two versions, each at the beginning of a line.
enum ConflictMarkers {
  /// Whether all three stand in a text in their order.
  static func stand(in bytes: Span<UInt8>) -> Bool {
    guard let ours = line("<<<<<<< ", in: bytes, from: 0),
      let middle = line("=======", in: bytes, from: ours)
    else { return false }
    return line(">>>>>>> ", in: bytes, from: middle) != nil
  }

  private static func line(_ marker: String, in bytes: Span<UInt8>, from start: Int) -> Int? {
    let word = Array(marker.utf8)
    var start = start
    while let hit = bytes.firstIndex(of: word, from: start) {
      if hit == 0 || bytes[hit - 1] == .lineFeed { return hit }
      start = hit + 1
    }
    return nil
  }
}
