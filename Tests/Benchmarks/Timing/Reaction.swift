import CSystem

/// What a program sent after its start, or after keys, and when. It is judged by its bytes, for an emulator would take
/// milliseconds of its own: a text counts as shown with the read that brought its last byte.
struct Reaction {
  private(set) var arrivals: [Arrival] = []
  private(set) var bytes: [UInt8] = []

  /// When the last byte came; nil if nothing came.
  var end: Duration? { arrivals.last?.time }

  mutating func take(_ arrival: Arrival) {
    arrivals.append(arrival)
    bytes += arrival.bytes
  }

  /// When what came so far first met the condition, as it must have.
  func time(of wish: String, when isMet: (_ bytes: [UInt8]) -> Bool) throws(Unseen) -> Duration {
    var sofar: [UInt8] = []
    for arrival in arrivals {
      sofar += arrival.bytes
      if isMet(sofar) { return arrival.time }
    }
    throw Unseen(wish: wish, sent: bytes)
  }
}

extension [UInt8] {
  /// Whether the text is in it, whole and as it is.
  func holds(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    return memmem(self, count, wanted, wanted.count) != nil
  }

  /// How many dates such as 2025-12-24 are in it: each row of the list has one.
  var countOfDates: Int {
    let pattern = Array("0000-00-00".utf8)
    return indices.dropLast(pattern.count - 1).count { start in
      pattern.indices.allSatisfy { offset in
        let byte = self[start + offset]
        return pattern[offset] == UInt8(ascii: "-") ? byte == UInt8(ascii: "-") : (48...57).contains(byte)
      }
    }
  }
}
