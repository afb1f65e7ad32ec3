/// A list in brackets: `[a, "b c"]`.
struct FlowList {
  let bytes: [UInt8]
  let node: Node

  /// The splices that make a change; untouched items keep their quotes, the list its spacing.
  func splices(for change: ListChange) throws(EditError) -> [Splice] {
    let splices = change.leavesNothing(of: node.items.count) ? [.remove(try inside())] : made(change)
    guard !splices.contains(where: { losesComment($0.range) }) else { throw .wouldLoseText }
    return splices
  }
}

extension FlowList {
  private func made(_ change: ListChange) -> [Splice] {
    guard !node.items.isEmpty else {
      let inside = change.inserted.map { render($0, nil) }.joined(separator: ", ")
      return [.insert(inside, at: node.range.upperBound - 1)]
    }
    return SeparatedItems(bytes: bytes, ranges: node.items.map(\.range)).splices(for: change, render: render)
  }

  private func render(_ text: String, _ replaced: Int?) -> String {
    ScalarSource.source(of: text, replacing: replaced.map { node.items[$0] }, in: .flow)
  }

  /// All between the brackets.
  private func inside() throws(EditError) -> Range<Int> {
    var start = node.items[0].range.lowerBound
    while bytes[start - 1].isBlankOrLineEnd { start -= 1 }
    guard bytes[start - 1] == .openBracket else { throw .wouldLoseText }
    return start..<node.range.upperBound - 1
  }

  private func losesComment(_ range: Range<Int>) -> Bool {
    range.contains { offset in
      bytes[offset] == .hash && !node.items.contains { $0.range.contains(offset) }
    }
  }
}

extension ListChange {
  /// Whether all of a number of items go and none comes.
  fileprivate func leavesNothing(of count: Int) -> Bool {
    count > 0 && removed == 0..<count && inserted.isEmpty
  }
}
