/// Writes a list in the style in which it stands.
struct ListEdit {
  let replacement: ValueReplacement
  let items: [String]

  private var bytes: [UInt8] { replacement.bytes }
  private var node: Node { replacement.entry.node }

  /// The splices that turn the entry's list into `items`.
  func splices() throws(EditError) -> [Splice] {
    if node.style == .blockList, items.isEmpty { return [try replacement.splice("[]")] }
    guard node.style.isList else { return [try replacement.splice(scalarSource ?? Self.source(of: items))] }
    let change = ListChange(from: node.items.map(\.text), to: items)
    guard !change.touched.contains(where: { node.items[$0].isAnchored }) else { throw .wouldLoseText }
    return node.style == .flowList
      ? try FlowList(bytes: bytes, node: node).splices(for: change)
      : try BlockList(bytes: bytes, items: node.items).splices(for: change)
  }

  /// An inline list.
  static func source(of items: [String]) -> String {
    "[" + items.map { ScalarSource.source(of: $0, in: .flow) }.joined(separator: ", ") + "]"
  }

  /// The items as one string with commas; nil when they were none before or do not fit into one.
  private var scalarSource: String? {
    guard !node.isNull, ![.alias, .flowMapping, .blockMapping].contains(node.style), !items.isEmpty,
      let text = CommaText(node.text).setting(items)
    else { return nil }
    return ScalarSource.source(of: text, replacing: node, in: replacement.context)
  }
}
