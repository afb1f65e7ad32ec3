import TerminalHarness

/// What a person does in one go: a few keys, or another size of the window.
enum Gesture: Sendable {
  case keys([Keystroke])
  case resize(rows: Int, columns: Int)

  static func text(_ text: String) -> Gesture { .keys(text.map(Keystroke.character)) }

  func perform(in session: TerminalSession) {
    switch self {
    case .keys(let keys): for key in keys { session.press(key) }
    case .resize(let rows, let columns): session.resize(rows: rows, columns: columns)
    }
  }
}

extension Gesture: CustomStringConvertible {
  var description: String {
    switch self {
    case .keys(let keys): keys.map { "\($0)" }.joined(separator: " ")
    case .resize(let rows, let columns): "resize \(rows)×\(columns)"
    }
  }
}
