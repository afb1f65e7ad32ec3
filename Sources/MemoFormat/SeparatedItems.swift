/// Items in one run of bytes with separators between them: an inline list's inside or a string with commas.
struct SeparatedItems {
  let bytes: [UInt8]
  let ranges: [Range<Int>]

  /// The separator found between the first two items, spacing included.
  private var separator: String {
    guard ranges.count > 1 else { return ", " }
    let gap = ranges[0].upperBound..<ranges[1].lowerBound
    let isPlain =
      gap.count { bytes[$0] == .comma } == 1
      && gap.allSatisfy { bytes[$0] == .comma || bytes[$0].isSpaceOrTab }
    return isPlain ? String(decoding: bytes[gap], as: UTF8.self) : ", "
  }

  /// The splices that make a change, in order; there has to be an item to stay beside when something is inserted.
  /// `render` is told the position of the item that a text replaces, nil for a new one.
  func splices(for change: ListChange, render: (String, Int?) -> String) -> [Splice] {
    var splices = change.replaced.map { Splice(ranges[$0.index], render($0.text, $0.index).utf8) }
    if !change.removed.isEmpty { splices.append(.remove(gap(around: change.removed))) }
    let added = change.inserted.map { render($0, nil) }.joined(separator: separator)
    if change.inserted.isEmpty { return splices }
    if change.insertion > 0 {
      splices.append(.insert(separator + added, at: ranges[change.insertion - 1].upperBound))
    } else {
      splices.append(.insert(added + separator, at: ranges[0].lowerBound))
    }
    return splices
  }

  /// The items of a range with the separators that go with them.
  private func gap(around items: Range<Int>) -> Range<Int> {
    if items.lowerBound > 0 {
      return ranges[items.lowerBound - 1].upperBound..<ranges[items.upperBound - 1].upperBound
    }
    if items.upperBound < ranges.count {
      return ranges[0].lowerBound..<ranges[items.upperBound].lowerBound
    }
    return ranges[0].lowerBound..<ranges[items.upperBound - 1].upperBound
  }
}
