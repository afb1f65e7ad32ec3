/// The window of rows that is visible of a longer run of rows.
struct Scroll: Hashable {
  private(set) var first = 0

  /// The rows that are visible in a window of `height`, moved as little as it takes to show `row`.
  mutating func window(of height: Int, over count: Int, showing row: Int?) -> Range<Int> {
    if let row {
      first = min(first, row)
      first = max(first, row - height + 1)
    }
    return window(of: height, over: count)
  }

  /// The rows that are visible in a window of `height`; it never shows emptiness below the end for want of scrolling.
  mutating func window(of height: Int, over count: Int) -> Range<Int> {
    first = max(0, min(first, count - height))
    return first..<min(count, first + max(0, height))
  }

  /// Moves the window; the next `window(of:over:)` keeps it inside the rows.
  mutating func move(by rows: Int) {
    first = max(0, first + rows)
  }

  mutating func move(to row: Int) {
    first = max(0, row)
  }
}
