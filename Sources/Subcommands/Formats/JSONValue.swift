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
    if utf8.allSatisfy(\.isPlainInJSON) {
      bytes += utf8
    } else {
      for scalar in unicodeScalars { scalar.writeJSON(to: &bytes) }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

extension UInt8 {
  /// Whether it stands for itself, whatever comes next: two bytes begin characters some of which are escaped.
  fileprivate var isPlainInJSON: Bool {
    switch self {
    case 0..<0x20, 0x22, 0x5C, 0x7F, 0xC2, 0xE2: false
    default: true
    }
  }
}

extension Unicode.Scalar {
  fileprivate func writeJSON(to bytes: inout [UInt8]) {
    switch self {
    case "\"", "\\": bytes += [UInt8(ascii: "\\"), UInt8(value)]
    case "\n": bytes += "\\n".utf8
    case "\t": bytes += "\\t".utf8
    case "\r": bytes += "\\r".utf8
    // Control characters, line ends that JavaScript knows, changes of direction.
    case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{200E}"..."\u{200F}", "\u{2028}"..."\u{202E}",
      "\u{2066}"..."\u{2069}":
      let digits = String(value, radix: 16)
      bytes += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8
    default: bytes += UTF8.encode(self).map(Array.init) ?? []
    }
  }
}
