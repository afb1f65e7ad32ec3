/// A line of the table: what was measured, what it shall be at most, and what other programs took for the same.
struct Line {
  let what: String
  let figure: Figure
  /// In the unit of the figure; nil for what has no target.
  var target: Double?
  var peers: [Peer] = []

  struct Peer {
    let name: String
    let figure: Figure
  }
}

extension Line: CustomStringConvertible {
  var description: String {
    [padded(what, 58), padded("\(figure)", 10), padded(verdict, 20), comparison]
      .joined(separator: " ").trimmedAtEnd
  }

  private var verdict: String {
    target.map { "≤ \(Figure(value: $0, unit: figure.unit)) \(figure.value <= $0 ? "met" : "MISSED")" } ?? ""
  }

  /// How many times as much the others took.
  private var comparison: String {
    peers.map { peer in
      let ratio = (peer.figure.value / figure.value * 10).rounded() / 10
      return "\(peer.name) \(peer.figure) (\(ratio)×)"
    }.joined(separator: ", ")
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

extension String {
  fileprivate var trimmedAtEnd: String { String(reversed().drop { $0 == " " }.reversed()) }
}
