import CVterm

/// One key of the keyboard. What bytes it sends can depend on modes the program has set, as in a real terminal.
package enum Keystroke: Hashable, Sendable {
  case character(Character)
  case control(Character)
  case alt(Character)
  /// A program may wait after it for more bytes: let a test see its effect before the next key.
  case escape
  case enter, tab, backTab, backspace, insert, delete
  case up, down, left, right, home, end, pageUp, pageDown
  /// F1 is `function(1)`.
  case function(Int)
}

extension Keystroke {
  /// The bytes of a key that is the same in every mode; nil for one that is not.
  var fixedBytes: [UInt8]? {
    switch self {
    case .character(let character): Array(String(character).utf8)
    case .control(let character): character.asciiValue.map { [$0 & 0x1f] } ?? []
    case .alt(let character): [0x1b] + Array(String(character).utf8)
    default: nil
    }
  }

  /// The key as libvterm names it, with its modifier.
  var vtermKey: (key: VTermKey, modifier: VTermModifier) {
    switch self {
    case .backTab: (VTERM_KEY_TAB, VTERM_MOD_SHIFT)
    case .function(let number): (VTermKey(VTERM_KEY_FUNCTION_0.rawValue + UInt32(number)), VTERM_MOD_NONE)
    default: (Self.plainKeys[self] ?? VTERM_KEY_NONE, VTERM_MOD_NONE)
    }
  }

  private static let plainKeys: [Keystroke: VTermKey] = [
    .escape: VTERM_KEY_ESCAPE, .enter: VTERM_KEY_ENTER, .tab: VTERM_KEY_TAB,
    .backspace: VTERM_KEY_BACKSPACE, .insert: VTERM_KEY_INS, .delete: VTERM_KEY_DEL,
    .up: VTERM_KEY_UP, .down: VTERM_KEY_DOWN, .left: VTERM_KEY_LEFT, .right: VTERM_KEY_RIGHT,
    .home: VTERM_KEY_HOME, .end: VTERM_KEY_END, .pageUp: VTERM_KEY_PAGEUP, .pageDown: VTERM_KEY_PAGEDOWN,
  ]
}
