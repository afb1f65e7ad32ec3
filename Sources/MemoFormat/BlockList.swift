/// A list with one item a line, each after a hyphen.
struct BlockList {
  let bytes: [UInt8]
  let items: [Node]

  /// The splices that make a change which leaves an item; indentation and spacing follow a neighbour.
  func splices(for change: ListChange) throws(EditError) -> [Splice] {
    var splices = change.replaced.map { replacement(of: $0.index, by: $0.text) }
    for index in change.removed { splices.append(.remove(try place(of: index).lines)) }
    if !change.inserted.isEmpty { splices.append(try insertion(change)) }
    return splices
  }
}

extension BlockList {
  /// An item's lines with the last line end, and what stands in them before the text.
  private struct Place {
    let lines: Range<Int>
    let lead: String
    let lineEnd: String
  }

  private func replacement(of index: Int, by text: String) -> Splice {
    let item = items[index]
    let source = ScalarSource.source(of: text, replacing: item, in: .block)
    return Splice(item.range, ((item.range.isEmpty ? " " : "") + source).utf8)
  }

  private func insertion(_ change: ListChange) throws(EditError) -> Splice {
    let isFirst = change.insertion == 0
    let neighbour = try place(of: isFirst ? 0 : change.insertion - 1)
    let lines = change.inserted.map {
      neighbour.lead + ScalarSource.source(of: $0, in: .block) + neighbour.lineEnd
    }
    let offset = isFirst ? neighbour.lines.lowerBound : neighbour.lines.upperBound
    return .insert(lines.joined(), at: offset)
  }

  private func place(of index: Int) throws(EditError) -> Place {
    let text = items[index].range
    guard let hyphen = bytes[..<text.lowerBound].lastIndex(where: { !$0.isBlankOrLineEnd }),
      bytes[hyphen] == .hyphen
    else { throw .notRepresentable }
    let lines = bytes.lineStart(around: hyphen)..<bytes.lineEnd(around: text.upperBound)
    guard bytes[lines.lowerBound..<hyphen].allSatisfy(\.isSpaceOrTab) else { throw .notRepresentable }
    return Place(
      lines: lines, lead: lead(start: lines.lowerBound, hyphen: hyphen, text: text),
      lineEnd: bytes.lineEnd(before: lines.upperBound))
  }

  private func lead(start: Int, hyphen: Int, text: Range<Int>) -> String {
    let gap = bytes[hyphen + 1..<text.lowerBound]
    let isSpaced = !gap.isEmpty && gap.allSatisfy(\.isSpaceOrTab)
    return String(decoding: bytes[start...hyphen], as: UTF8.self)
      + (isSpaced ? String(decoding: gap, as: UTF8.self) : " ")
  }
}
