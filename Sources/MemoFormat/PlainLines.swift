/// The common front matter read without libyaml, as `PlainFields` finds it.
enum PlainLines {
  /// The front matter of a block; nil when any of its lines is of another kind.
  static func read(_ bytes: Span<UInt8>, block: Range<Int>) -> FrontMatter? {
    var plain = PlainFields()
    guard plain.read(bytes, block: block) else { return nil }
    var frontMatter = FrontMatter()
    for field in plain.fields {
      let items = plain.items[field.items].map { Node(range: $0, style: .plain, text: bytes.text($0)) }
      frontMatter.entries.append(
        FrontMatter.Entry(
          key: bytes.text(field.key), colonEnd: field.key.upperBound + 1,
          node: node(field, items, in: bytes)))
    }
    return frontMatter
  }

  /// A list's text counts only where it has no items.
  private static func node(_ field: PlainField, _ items: [Node], in bytes: Span<UInt8>) -> Node {
    let text = items.isEmpty ? bytes.text(field.text) : ""
    return Node(range: field.range, style: Node.Style(field.style), text: text, items: items)
  }
}

extension Node.Style {
  fileprivate init(_ style: PlainField.Style) {
    self =
      switch style {
      case .plain: .plain
      case .quoted: .doubleQuoted
      case .list: .flowList
      }
  }
}
