/// A key, or a combination of keys, as the terminal tells it.
package enum Key: Hashable, Sendable {
  /// A typed character, the space included.
  case character(Character)
  /// A character with the control key, as a lowercase letter: `.control("s")` for ^S.
  case control(Character)
  /// A character with the Alt key.
  case alt(Character)
  case enter, tab, backTab, escape, backspace, delete, insert
  case up, down, left, right, home, end, pageUp, pageDown
  /// A function key, counted from 1.
  case function(Int)
}

extension Key {
  /// The key as footers and the help write it: `^s`, `Enter`, `Space`, `↑`, `PgUp`.
  package var label: String {
    switch self {
    case .character(let character): Self.name(of: character)
    case .control(let character): "^" + Self.name(of: character)
    case .alt(let character): "Alt-" + Self.name(of: character)
    case .function(let number): "F\(number)"
    case .enter: "Enter"
    case .tab: "Tab"
    case .backTab: "⇧Tab"
    case .escape: "Esc"
    case .backspace: "Backspace"
    case .delete: "Del"
    case .insert: "Ins"
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    }
  }

  private static func name(of character: Character) -> String {
    switch character {
    case " ": "Space"
    case "\u{7F}": "Backspace"
    default: String(character)
    }
  }
}
