import Drawing

/// The styles as ncurses takes them: attributes, and the number of a pair of colours.
struct TerminalStyles {
  typealias Look = (attributes: UInt32, pair: Int16)

  private struct ColorPair: Hashable {
    let color: Color
    let background: Color
  }

  private let depth: ColorDepth
  private let attributes: [(Style.Attributes, UInt32)]
  private let define: (_ pair: Int16, Color, Color) -> Bool
  private var pairs: [ColorPair: Int16] = [:]
  private var looks: [Style: Look] = [:]
  /// The style asked for last, since neighbours look alike.
  private var last: (style: Style, look: Look)?

  /// `attributes` are the words of ncurses for ours; `define` makes a number stand for two colours, or says that there can be
  /// no more pairs.
  init(
    _ depth: ColorDepth, attributes: [(Style.Attributes, UInt32)],
    define: @escaping (_ pair: Int16, Color, Color) -> Bool
  ) {
    self.depth = depth
    self.attributes = attributes
    self.define = define
  }

  /// The style as the terminal can show it.
  subscript(style: Style) -> Look {
    mutating get {
      if let last, last.style == style { return last.look }
      let look = looks[style] ?? newLook(of: style)
      last = (style, look)
      return look
    }
  }
}

extension TerminalStyles {
  private mutating func newLook(of style: Style) -> Look {
    let shown = depth.adapt(style)
    let words = attributes.reduce(UInt32(0)) { shown.attributes.contains($1.0) ? $0 | $1.1 : $0 }
    let look = (words, pair(for: shown))
    looks[style] = look
    return look
  }

  /// 0, which is no colours, for the default ones and when there can be no more pairs.
  private mutating func pair(for style: Style) -> Int16 {
    let pair = ColorPair(color: style.color, background: style.background)
    guard pair != ColorPair(color: .default, background: .default) else { return 0 }
    if let number = pairs[pair] { return number }
    let number = Int16(pairs.count + 1)
    guard define(number, pair.color, pair.background) else { return 0 }
    pairs[pair] = number
    return number
  }
}
