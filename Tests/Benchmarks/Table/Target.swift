/// What a measured value shall be at most, for stores of different sizes.
struct Target {
  private let small: Double
  private let large: Double

  /// For up to 10,000 memos, and for up to 100,000.
  init(_ small: Double, _ large: Double) {
    self.small = small
    self.large = large
  }

  /// For every size.
  init(_ value: Double) { self.init(value, value) }

  func value(for count: Int) -> Double { count <= 10_000 ? small : large }
}
