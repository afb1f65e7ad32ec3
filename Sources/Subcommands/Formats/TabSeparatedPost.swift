import Posts
import UnicodeText

/// A memo as a line of values with tabs between them. Tabs and line ends within a value are `\t`, `\n` and `\r`, and `\` is
/// `\\`; several authors or tags are set apart by a comma and a blank.
package struct TabSeparatedPost {
  private let values: [[UInt8]]

  /// What stands in a line, in this order: part of the contract.
  package static let columns = [
    "id", "created", "kind", "book", "authors", "page", "tags", "favorite", "rating", "status", "title",
    "path",
  ]

  /// - Parameter path: The absolute path of the memo's file, which need not be UTF-8.
  package init(_ post: Post, path: [UInt8]) {
    let texts = [
      post.created.iso8601, post.kind.rawValue, post.book, post.authors.joined(separator: ", "), post.page,
      post.tags.joined(separator: ", "), post.isFavorite ? "yes" : "no", post.rating.map(String.init) ?? "",
      post.status?.rawValue ?? "", post.title,
    ]
    values = [post.id.nameBytes] + texts.map { Array($0.utf8) } + [path]
  }

  /// The line with its end.
  package func write(to bytes: inout [UInt8]) {
    for (index, value) in values.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: "\t")) }
      for byte in value { byte.writeEscaped(to: &bytes) }
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// The same for a terminal, which must not get control characters.
  package var safe: TabSeparatedPost {
    TabSeparatedPost(values: values.map { Array(String(decoding: $0, as: UTF8.self).safeText.utf8) })
  }

  private init(values: [[UInt8]]) {
    self.values = values
  }
}

extension UInt8 {
  fileprivate func writeEscaped(to bytes: inout [UInt8]) {
    switch self {
    case UInt8(ascii: "\t"): bytes += "\\t".utf8
    case UInt8(ascii: "\n"): bytes += "\\n".utf8
    case UInt8(ascii: "\r"): bytes += "\\r".utf8
    case UInt8(ascii: "\\"): bytes += "\\\\".utf8
    default: bytes.append(self)
    }
  }
}
