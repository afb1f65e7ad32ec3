/// How long after an escape byte the Escape key is told, unless more comes.
enum EscapeDelay {
  /// The milliseconds in ESCDELAY, as for every program of ncurses, else 25: long enough for a sequence cut in two by the network.
  static func duration(environment: [String: String]) -> Duration {
    guard let value = environment["ESCDELAY"].flatMap({ Int($0) }), (0...10_000).contains(value) else {
      return .milliseconds(25)
    }
    return .milliseconds(value)
  }
}
