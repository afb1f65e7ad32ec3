extension String {
  /// The text with each `%1$@`, `%2$@` … replaced by the value of that number; values are not read for places.
  func filling(_ values: [String]) -> String {
    var filled = ""
    var rest = self[...]
    while let percent = rest.firstIndex(of: "%") {
      filled += rest[..<percent]
      rest = rest[percent...]
      guard let place = Place(at: rest), values.indices.contains(place.number - 1) else {
        filled.append(rest.removeFirst())
        continue
      }
      filled += values[place.number - 1]
      rest = rest.dropFirst(place.length)
    }
    return filled + rest
  }
}

/// A place such as `%2$@` at the start of a text.
private struct Place {
  let number: Int
  let length: Int

  init?(at text: Substring) {
    let digits = text.dropFirst().prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), text.dropFirst(1 + digits.count).hasPrefix("$@") else { return nil }
    self.number = number
    self.length = digits.count + 3
  }
}
