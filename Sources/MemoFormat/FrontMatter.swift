/// The keys of a memo with their values as text, in the order of the file.
package struct FrontMatter: Sendable {
  /// One key and its value.
  package struct Entry: Sendable {
    /// The key's text, quotes and escapes resolved.
    package let key: String
    /// The offset just after the colon; nil when the key is not written as `key:`.
    let colonEnd: Int?
    let node: Node
  }

  /// What a key holds.
  package enum Value: Hashable, Sendable {
    /// Nothing, `~` or `null`.
    case null
    /// A scalar's text, never typed; an alias is its own text, `*name`.
    case text(String)
    /// A list's items as text.
    case list([String])
    /// A nested mapping as it stands in the file.
    case mapping(String)
  }

  /// Every key in the order of the file, duplicates included.
  package var entries: [Entry] = []
  /// Whether the keys stand in braces, as in `{title: a}`.
  var isInBraces = false

  /// The last entry of a key; nil when the key is absent.
  package func entry(_ key: String) -> Entry? { entries.last { $0.key == key } }

  /// A key's text, a list's items joined by ", "; nil when the key is absent or null.
  package func text(_ key: String) -> String? { entry(key)?.text }

  /// A key's items: of a list, of a string with commas, or the one scalar; empty when absent, null or a mapping.
  package func list(_ key: String) -> [String] { entry(key)?.list ?? [] }
}

extension FrontMatter.Entry {
  /// What the key holds.
  package var value: FrontMatter.Value {
    switch node.style {
    case .flowList, .blockList: .list(node.items.map(\.text))
    case .flowMapping, .blockMapping: .mapping(node.text)
    default: node.isNull ? .null : .text(node.text)
    }
  }

  /// The value as one text; nil when it is null.
  package var text: String? {
    switch value {
    case .null: nil
    case .text(let text), .mapping(let text): text
    case .list(let items): items.joined(separator: ", ")
    }
  }

  /// The value as items, a string split at its commas.
  package var list: [String] {
    switch value {
    case .null, .mapping: []
    case .list(let items): items
    case .text(let text): CommaText(text).items
    }
  }

  /// Whether the entry already holds a value, so that an edit changes nothing.
  func holds(_ wanted: FieldValue) -> Bool {
    switch wanted {
    case .text(let wanted): text.map { $0.isIdentical(to: wanted) } ?? false
    case .flag(let flag): node.style == .plain && node.text.lowercased() == String(flag)
    case .list(let items): list.elementsEqual(items) { $0.isIdentical(to: $1) }
    case .literal(let literal): node.style == .plain && !node.isNull && node.text.isIdentical(to: literal)
    case .nothing: value == .null
    }
  }

  /// Whether the value stands without quotes.
  package var isPlain: Bool { node.style == .plain }
}

extension String {
  /// Equality of code points: unlike `==`, composed and decomposed letters differ.
  func isIdentical(to other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
