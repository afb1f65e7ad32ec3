/// Puts another source in the place of an entry's whole value.
struct ValueReplacement {
  let bytes: [UInt8]
  let entry: FrontMatter.Entry
  let context: ScalarSource.Context

  /// The splice for a source of one line; throws when text of the reader's would go with the old value.
  func splice(_ source: String) throws(EditError) -> Splice {
    guard !losesText else { throw .wouldLoseText }
    let range = entry.node.range
    if entry.node.style == .blockList {
      return Splice(try afterColon()..<range.upperBound, (" " + source).utf8)
    }
    return Splice(range, ((range.isEmpty ? " " : "") + source).utf8)
  }

  /// The splice that leaves the key without a value; a comment after it keeps its distance.
  func removal() throws(EditError) -> Splice {
    let colon = try afterColon()
    let value = entry.node.range
    guard !losesText, bytes[colon..<value.lowerBound].allSatisfy(\.isBlankOrLineEnd) else {
      throw .wouldLoseText
    }
    return .remove((context == .flow ? value.lowerBound : colon)..<value.upperBound)
  }

  /// The offset just after the key's colon.
  func afterColon() throws(EditError) -> Int {
    guard let offset = entry.colonEnd else { throw .notRepresentable }
    return offset
  }

  private var losesText: Bool {
    let node = entry.node
    return switch node.style {
    case .flowMapping, .blockMapping: true
    case .flowList, .blockList:
      node.isAnchored || node.items.contains { $0.hidesText } || hasCommentBetweenItems
    case .blockScalar: node.isAnchored || hasCommentInHeader
    default: node.isAnchored
    }
  }

  private var hasCommentBetweenItems: Bool {
    var offset = entry.colonEnd ?? entry.node.range.lowerBound
    for item in entry.node.items {
      if bytes[offset..<item.range.lowerBound].contains(.hash) { return true }
      offset = item.range.upperBound
    }
    return bytes[offset..<max(offset, entry.node.range.upperBound)].contains(.hash)
  }

  private var hasCommentInHeader: Bool {
    bytes[entry.node.range].prefix { $0 != .lineFeed }.contains(.hash)
  }
}

extension Node {
  /// Whether more than a scalar would go with the node.
  fileprivate var hidesText: Bool {
    isAnchored || style.isFlow || style == .blockList || style == .blockMapping
  }
}
