/// What an edit changes in a list: items in the middle are replaced one by one, then others removed or inserted there.
struct ListChange {
  /// Old positions with their new text.
  let replaced: [(index: Int, text: String)]
  /// Old positions that go.
  let removed: Range<Int>
  /// New items, in front of the old position `insertion`.
  let inserted: ArraySlice<String>
  let insertion: Int

  /// Old positions that do not stay as they are.
  var touched: [Int] { replaced.map(\.index) + removed }

  init(from old: [String], to new: [String]) {
    let shared = min(old.count, new.count)
    let head = (0..<shared).prefix { old[$0].isIdentical(to: new[$0]) }.count
    let tail = (0..<shared - head).prefix {
      old[old.count - 1 - $0].isIdentical(to: new[new.count - 1 - $0])
    }.count
    let middle = head..<head + shared - head - tail
    replaced = middle.map { ($0, new[$0]) }
    removed = middle.upperBound..<old.count - tail
    inserted = new[middle.upperBound..<new.count - tail]
    insertion = middle.upperBound
  }
}
