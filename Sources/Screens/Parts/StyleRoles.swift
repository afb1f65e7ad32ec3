import Drawing

/// What the styles of the screens mean. None of them says anything that the text does not say as well.
extension Style {
  static let muted = Style.plain.dim
  static let heading = Style.plain.bold
  static let star = Style.plain.colored(.yellow)
  static let bookWords = Style.plain.colored(.green)
  static let problem = Style.plain.colored(.red)
  static let selectionMark = Style.plain.colored(.cyan).bold
  static let key = Style.plain.bold
}
