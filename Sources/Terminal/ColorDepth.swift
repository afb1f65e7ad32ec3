import Drawing

/// How many colours are used on a terminal.
enum ColorDepth: Sendable {
  /// Attributes only: the terminal has no colours, or NO_COLOR asks for none.
  case none
  /// The eight plain colours.
  case eight
  /// The bright ones too.
  case sixteen

  /// The depth for a terminal of so many colours; `noColor` is the value of NO_COLOR (https://no-color.org).
  init(colors: Int, noColor: String?) {
    switch colors {
    case _ where noColor?.isEmpty == false: self = .none
    case ..<8: self = .none
    case ..<16: self = .eight
    default: self = .sixteen
    }
  }

  /// The style as it can be shown. Of eight colours bright ones are bold, and bright black, which in bold would often be
  /// unreadable, is dim.
  func adapt(_ style: Style) -> Style {
    switch self {
    case .none: style.colored(.default).on(.default)
    case .eight: Self.strengthened(style).on(style.background.plain)
    case .sixteen: style
    }
  }

  private static func strengthened(_ style: Style) -> Style {
    switch style.color {
    case .brightBlack: style.colored(.default).dim
    case let color where color.isBright: style.colored(color.plain).bold
    default: style
    }
  }
}
