extension Int {
  /// The number with zeros before it, at least `length` digits long.
  package func padded(_ length: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, length - digits.count)) + digits
  }
}
