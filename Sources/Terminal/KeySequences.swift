import Drawing

/// The byte sequences that terminals send for keys.
///
/// Terminfo knows one sequence per key and is often wrong about it (a program behind ssh, tmux or screen); so the sequences
/// of xterm, screen, tmux, rxvt and the Linux console are all understood, and those of terminfo besides.
struct KeySequences: Sendable {
  private var keys: [[UInt8]: Key] = [:]

  /// The common sequences, and others that win over them.
  init(adding others: [[UInt8]: Key] = [:]) {
    for (sequence, key) in Self.common { keys[Self.escape + Array(sequence.utf8)] = key }
    for (sequence, key) in Self.keypad { keys[Self.escape + Array(sequence.utf8)] = key }
    keys.merge(others) { $1 }
  }

  /// The key of a whole sequence; nil if it is not known.
  subscript(sequence: some Sequence<UInt8>) -> Key? { keys[Array(sequence)] }

  /// Whether this is the beginning of a sequence that is known.
  func hasSequence(beginningWith bytes: [UInt8]) -> Bool {
    keys.keys.contains { $0.starts(with: bytes) }
  }
}

extension KeySequences {
  private static let escape: [UInt8] = [0x1B]

  private static let common: [String: Key] = [
    "[A": .up, "[B": .down, "[C": .right, "[D": .left,
    "OA": .up, "OB": .down, "OC": .right, "OD": .left,
    "[H": .home, "OH": .home, "[1~": .home, "[7~": .home,
    "[F": .end, "OF": .end, "[4~": .end, "[8~": .end,
    "[2~": .insert, "[3~": .delete, "[5~": .pageUp, "[6~": .pageDown, "[Z": .backTab,
    "OP": .function(1), "OQ": .function(2), "OR": .function(3), "OS": .function(4),
    "[11~": .function(1), "[12~": .function(2), "[13~": .function(3), "[14~": .function(4),
    "[[A": .function(1), "[[B": .function(2), "[[C": .function(3), "[[D": .function(4), "[[E": .function(5),
    "[15~": .function(5), "[17~": .function(6), "[18~": .function(7), "[19~": .function(8),
    "[20~": .function(9), "[21~": .function(10), "[23~": .function(11), "[24~": .function(12),
  ]

  /// The keypad in its application mode, in which some terminals are with the arrow keys.
  private static let keypad: [String: Key] = [
    "OM": .enter, "Oj": .character("*"), "Ok": .character("+"), "Ol": .character(","),
    "Om": .character("-"), "On": .character("."), "Oo": .character("/"),
    "Op": .character("0"), "Oq": .character("1"), "Or": .character("2"), "Os": .character("3"),
    "Ot": .character("4"), "Ou": .character("5"), "Ov": .character("6"), "Ow": .character("7"),
    "Ox": .character("8"), "Oy": .character("9"),
  ]
}
