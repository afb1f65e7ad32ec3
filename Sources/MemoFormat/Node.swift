/// A value of the front matter and where its bytes stand.
struct Node: Sendable {
  enum Style: Sendable {
    case plain, singleQuoted, doubleQuoted, blockScalar, alias
    case flowList, blockList, flowMapping, blockMapping

    var isList: Bool { self == .flowList || self == .blockList }
    var isFlow: Bool { self == .flowList || self == .flowMapping }
  }

  /// Offsets in the file, from an anchor or tag on; empty when nothing is written.
  let range: Range<Int>
  let style: Style
  /// A scalar's decoded text, an alias as `*name`, a mapping, a nested or an empty list as it stands in the file.
  let text: String
  /// A list's items, themselves without items.
  var items: [Node] = []
  /// Whether an anchor stands at the node or inside it.
  var isAnchored = false

  var isNull: Bool {
    style == .plain && (text.isEmpty || text == "~" || text == "null" || text == "Null" || text == "NULL")
  }

  /// Equality of what is read, whatever the place or the quotes.
  func reads(like other: Node) -> Bool {
    text.isIdentical(to: other.text) && isNull == other.isNull && isAnchored == other.isAnchored
      && items.elementsEqual(other.items) { $0.reads(like: $1) }
  }
}
