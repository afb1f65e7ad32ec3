/// A value of JSON (RFC 8259).
enum JSONValue {
  case null
  case bool(Bool)
  case number(Int)
  case text(String)
  case list([JSONValue])
  case object([(key: String, value: JSONValue)])
}

extension JSONValue {
  /// The value on one line, as ASCII or UTF-8.
  func write(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let flag): bytes += (flag ? "true" : "false").utf8
    case .number(let number): bytes += String(number).utf8
    case .text(let text): text.writeJSON(to: &bytes)
    case .list(let values): Self.write(values, between: ("[", "]"), to: &bytes) { $0.write(to: &$1) }
    case .object(let members):
      Self.write(members, between: ("{", "}"), to: &bytes) { member, bytes in
        member.key.writeJSON(to: &bytes)
        bytes += ": ".utf8
        member.value.write(to: &bytes)
      }
    }
  }

  private static func write<Item>(
    _ items: [Item], between brackets: (String, String), to bytes: inout [UInt8],
    _ writeItem: (Item, inout [UInt8]) -> Void
  ) {
    bytes += brackets.0.utf8
    for (index, item) in items.enumerated() {
      if index > 0 { bytes += ", ".utf8 }
      writeItem(item, &bytes)
    }
    bytes += brackets.1.utf8
  }
}

extension String {
  /// The text in quotes. What no terminal should get is escaped, though JSON would allow it.
  fileprivate func writeJSON(to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    var rest = self[...]
    while let place = rest.unicodeScalars.firstIndex(where: \.isEscapedInJSON) {
      bytes += rest[..<place].utf8
      bytes += rest.unicodeScalars[place].escapedInJSON.utf8
      rest = rest[rest.unicodeScalars.index(after: place)...]
    }
    bytes += rest.utf8
    bytes.append(UInt8(ascii: "\""))
  }
}

extension Unicode.Scalar {
  /// Quotes and backslashes, control characters, line ends that JavaScript knows, changes of direction.
  fileprivate var isEscapedInJSON: Bool {
    switch self {
    case "\"", "\\", "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{200E}"..."\u{200F}", "\u{2028}"..."\u{202E}",
      "\u{2066}"..."\u{2069}":
      true
    default: false
    }
  }

  fileprivate var escapedInJSON: String {
    switch self {
    case "\"", "\\": return "\\\(self)"
    case "\n": return "\\n"
    case "\t": return "\\t"
    case "\r": return "\\r"
    default:
      let digits = String(value, radix: 16)
      return "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)"
    }
  }
}
