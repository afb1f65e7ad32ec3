import Posts

extension Highlighter {
  /// The hits in some tags or authors, as places in these joined to one text.
  func hits(
    inEachOf texts: [String], as part: TextPart = .tag, separator: String
  ) -> [Range<Int>] {
    var start = 0
    return texts.flatMap { text -> [Range<Int>] in
      defer { start += text.utf8.count + separator.utf8.count }
      return hits(in: text, as: part).map { $0.lowerBound + start..<$0.upperBound + start }
    }
  }
}
