extension MappingList {
  /// The file with another text for a key of an item that is understood; comments, quotes and all else stay.
  package func setting(_ key: String, to text: String, ofItem index: Int) throws(EditError) -> [UInt8] {
    guard case .success(let content) = items[index].content, let entry = content.entry(key) else {
      throw .notRepresentable
    }
    let context: ScalarSource.Context = content.isInBraces ? .flow : .block
    let source = ScalarSource.source(of: text, replacing: entry.node, in: context)
    let replacement = ValueReplacement(bytes: bytes, entry: entry, context: context)
    return bytes.applying([try replacement.splice(source)])
  }

  /// The lines of an item, with the comment directly above it.
  package func text(ofItem index: Int) -> [UInt8] { Array(bytes[items[index].range]) }

  /// The file without an item.
  package func removing(_ index: Int) -> [UInt8] { bytes.applying([.remove(items[index].range)]) }

  /// The file with these lines as an item at this place.
  package func inserting(_ lines: [UInt8], at index: Int) -> [UInt8] {
    let offset = index < items.count ? items[index].range.lowerBound : bytes.count
    let lines = lines.last == .lineFeed || lines.isEmpty ? lines : lines + lineEnd
    let needsLineEnd = offset > 0 && bytes[offset - 1] != .lineFeed
    return bytes.applying([Splice(offset..<offset, (needsLineEnd ? lineEnd : []) + lines)])
  }

  /// The file with an item of these keys and texts at its end.
  package func appending(_ entries: KeyValuePairs<String, String>) -> [UInt8] {
    var lines: [UInt8] = []
    for (number, (key, text)) in entries.enumerated() {
      let start = String(repeating: " ", count: indentation) + (number == 0 ? "- " : "  ")
      lines += "\(start)\(key): \(ScalarSource.source(of: text, in: .block))".utf8 + lineEnd
    }
    return inserting(lines, at: items.count)
  }

  private var lineEnd: [UInt8] {
    guard let end = bytes.firstIndex(of: .lineFeed), end > 0, bytes[end - 1] == .carriageReturn else {
      return [.lineFeed]
    }
    return [.carriageReturn, .lineFeed]
  }
}
