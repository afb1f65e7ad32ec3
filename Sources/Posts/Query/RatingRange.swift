extension ClosedRange<Int> {
  /// The ratings that a text such as `4`, `>=4`, `<3` or `2..4` means, within 1 to 5; nil where it means none.
  init?(rating text: String) {
    let text = QueryNames.plain(text)
    let bounds: (Int?, Int?)
    if let least = text.after(">=") ?? text.after("≥") {
      bounds = (Int(least), 5)
    } else if let most = text.after("<=") ?? text.after("≤") {
      bounds = (1, Int(most))
    } else if let below = text.after(">") {
      bounds = (Int(below).map { $0 + 1 }, 5)
    } else if let above = text.after("<") {
      bounds = (1, Int(above).map { $0 - 1 })
    } else if let (first, last) = text.split(atRange: "..") {
      bounds = (first.isEmpty ? 1 : Int(first), last.isEmpty ? 5 : Int(last))
    } else {
      bounds = (Int(text.after("=") ?? text), Int(text.after("=") ?? text))
    }
    guard let first = bounds.0, let last = bounds.1, 1 <= first, first <= last, last <= 5 else { return nil }
    self = first...last
  }

  /// As a rating is written in a query.
  var ratingLine: String {
    if upperBound == 5 { return ">=\(lowerBound)" }
    if lowerBound == upperBound { return "\(lowerBound)" }
    return lowerBound == 1 ? "<=\(upperBound)" : "\(lowerBound)..\(upperBound)"
  }
}

extension String {
  /// What follows a beginning; nil where the text does not begin so.
  func after(_ beginning: String) -> String? {
    hasPrefix(beginning) ? String(dropFirst(beginning.count)) : nil
  }
}
