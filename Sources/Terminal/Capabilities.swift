import Drawing

/// The control sequences by which a type of terminal is known, as the program needs them beside ncurses.
struct Capabilities: Equatable {
  /// Whether the cursor can be placed, without which there is no full screen.
  let canPlaceCursor: Bool
  /// What the terminal sends for its keys, as far as those are escape sequences.
  let keySequences: [[UInt8]: Key]
  /// What puts the screen back from the state in which ncurses has it.
  let restoration: [UInt8]

  /// Asks for each capability by its name in terminfo.
  init(lookUp: (String) -> String?) {
    func bytes(_ name: String) -> [UInt8]? {
      lookUp(name).map { Array(Self.withoutPadding($0).utf8) }
    }
    canPlaceCursor = bytes("cup") != nil
    keySequences = Self.keys.reduce(into: [:]) { sequences, named in
      guard let sequence = bytes(named.name), sequence.first == EscapeSequence.escape else { return }
      sequences[sequence] = named.key
    }
    let attributes = ["sgr0", "op", "rmkx", "cnorm"].compactMap { bytes($0) }.flatMap(\.self)
    // Where there is only one screen, what comes next stands below what was on it.
    restoration = attributes + (bytes("rmcup") ?? Array("\r\n".utf8) + (bytes("ed") ?? []))
  }
}

extension Capabilities {
  private static let keys: [(name: String, key: Key)] =
    [
      ("kcuu1", .up), ("kcud1", .down), ("kcub1", .left), ("kcuf1", .right), ("khome", .home), ("kend", .end),
      ("kpp", .pageUp), ("knp", .pageDown), ("kich1", .insert), ("kdch1", .delete), ("kcbt", .backTab),
    ] + (1...12).map { ("kf\($0)", .function($0)) }

  /// Leaves out the delays (`$<5>`) that terminals of old needed.
  private static func withoutPadding(_ capability: String) -> String {
    var rest = capability[...]
    var text = ""
    while let start = rest.firstRange(of: "$<"), let end = rest[start.upperBound...].firstIndex(of: ">") {
      text += rest[..<start.lowerBound]
      rest = rest[rest.index(after: end)...]
    }
    return text + rest
  }
}
