import CNcurses
import Drawing

/// The styles as ncurses knows them: attributes, and the number of a pair of colours.
struct TerminalStyles {
  private typealias Entry = (attributes: attr_t, pair: Int16)

  private struct ColorPair: Hashable {
    let color: Color
    let background: Color
  }

  private let depth: ColorDepth
  private var pairs: [ColorPair: Int16] = [:]
  private var entries: [Style: Entry] = [:]
  /// The style asked for last, since neighbours look alike.
  private var last: (style: Style, entry: Entry)?

  /// Prepares the colours of the terminal that ncurses has.
  init(_ depth: ColorDepth) {
    self.depth = depth
    guard depth != .none else { return }
    start_color()
    use_default_colors()
  }

  /// The style as the terminal can show it.
  subscript(style: Style) -> (attributes: attr_t, pair: Int16) {
    mutating get {
      if let last, last.style == style { return last.entry }
      let entry = entries[style] ?? makeEntry(for: style)
      entries[style] = entry
      last = (style, entry)
      return entry
    }
  }
}

extension TerminalStyles {
  private static let attributes: [(Style.Attributes, attr_t)] = [
    (.bold, dokusho_bold), (.dim, dokusho_dim), (.underline, dokusho_underline),
    (.reverse, dokusho_reverse), (.italic, dokusho_italic),
  ]

  private mutating func makeEntry(for style: Style) -> Entry {
    let shown = depth.adapt(style)
    let attributes = Self.attributes.reduce(attr_t(0)) { shown.attributes.contains($1.0) ? $0 | $1.1 : $0 }
    return (attributes, pair(for: shown))
  }

  /// The number under which ncurses knows two colours; 0, which is no colours, when it can take no more pairs.
  private mutating func pair(for style: Style) -> Int16 {
    let pair = ColorPair(color: style.color, background: style.background)
    guard pair != ColorPair(color: .default, background: .default) else { return 0 }
    if let number = pairs[pair] { return number }
    let number = Int16(pairs.count + 1)
    guard init_pair(number, pair.color.rawValue, pair.background.rawValue) == OK else { return 0 }
    pairs[pair] = number
    return number
  }
}
