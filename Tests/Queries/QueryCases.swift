import Glibc

/// A query and the memos of `QueryStore` that it finds.
package struct QueryCase: Sendable, CustomStringConvertible {
  package let query: String
  /// Their names, sorted.
  package let names: [String]
  /// The line of the table.
  package let line: Int

  package var description: String { "\(line): \(query)" }

  /// The table beside this file.
  package static let all: [QueryCase] = {
    let text = String(decoding: QueryStore.bytes(at: QueryStore.here + "cases.txt"), as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
      QueryCase($1, line: $0 + 1)
    }
  }()

  private init?(_ row: Substring, line: Int) {
    guard !row.hasPrefix("#"), let arrow = row.lastRange(of: " => ") else { return nil }
    query = row[..<arrow.lowerBound].withCodePoints
    let names = row[arrow.upperBound...].split(separator: " ").map { String($0) }
    self.names = names == ["all"] ? QueryStore.names : names == ["none"] ? [] : names.sorted()
    self.line = line
  }
}

/// The memos beside this file, most of them in Japanese.
package enum QueryStore {
  /// The folder of this file, with a slash at the end.
  static let here = #filePath.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/"

  /// The names of the memos, sorted.
  package static let names: [String] = {
    guard let directory = opendir(here + "Store") else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(".md") { names.append(String(name.dropLast(3))) }
    }
    return names.sorted()
  }()

  /// What a memo's file holds.
  package static func bytes(_ name: String) -> [UInt8] { bytes(at: here + "Store/\(name).md") }

  static func bytes(at path: String) -> [UInt8] {
    guard let file = fopen(path, "rb") else { return [] }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 17)
    let count = fread(&bytes, 1, bytes.count, file)
    return Array(bytes[..<count])
  }
}

extension Substring {
  fileprivate func lastRange(of text: String) -> Range<Index>? {
    indices.reversed().lazy.filter { self[$0...].hasPrefix(text) }.first.map {
      $0..<index($0, offsetBy: text.count)
    }
  }

  /// With the characters that are written as `\u{…}`.
  fileprivate var withCodePoints: String {
    var parts = String(self).split(separator: "\\u{")
    guard !hasPrefix("\\u{") || !parts.isEmpty else { return String(self) }
    let first = hasPrefix("\\u{") ? "" : String(parts.removeFirst())
    return parts.reduce(into: first) { text, part in
      let digits = part.prefix { $0 != "}" }
      if let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) {
        text.unicodeScalars.append(scalar)
      }
      text += part.dropFirst(digits.count + 1)
    }
  }
}
