/// Reads the lines between the fences in one pass of libyaml; aliases are never followed.
struct FrontMatterReader: ~Copyable {
  /// Why a block is not a front matter.
  enum Failure: Error {
    case notAMapping
    case tooDeep
    case invalid(offset: Int, reason: String)
  }

  private static let maximumDepth = 64

  private var events: YAMLEvents
  private let input: UnsafeBufferPointer<UInt8>
  private let base: Int

  private init(_ input: UnsafeBufferPointer<UInt8>, base: Int) {
    events = YAMLEvents(input)
    self.input = input
    self.base = base
  }

  /// The front matter of a block, with offsets in `bytes`.
  static func read(_ bytes: Span<UInt8>, block: Range<Int>) throws(Failure) -> FrontMatter {
    try bytes.extracting(block).withUnsafeBufferPointer { input throws(Failure) in
      var reader = FrontMatterReader(input, base: block.lowerBound)
      return try reader.document()
    }
  }
}

extension FrontMatterReader {
  private mutating func next() throws(Failure) -> YAMLEvents.Event {
    do throws(YAMLEvents.Failure) {
      return try events.next()
    } catch {
      throw .invalid(offset: base + error.offset, reason: error.reason)
    }
  }

  private mutating func document() throws(Failure) -> FrontMatter {
    _ = try next()
    guard case .documentStart = try next().kind else { return FrontMatter() }
    let root = try next()
    guard case .start(let style) = root.kind, !style.isList else { throw try refusal(of: root) }
    let frontMatter = FrontMatter(entries: try entries(), isInBraces: style.isFlow)
    try finish()
    return frontMatter
  }

  /// Reads a document that is no mapping to its end, since bytes that are no YAML matter more.
  private mutating func refusal(of root: YAMLEvents.Event) throws(Failure) -> Failure {
    _ = try node(root, depth: 0)
    try finish()
    return .notAMapping
  }

  private mutating func finish() throws(Failure) {
    _ = try next()
    let event = try next()
    guard case .streamEnd = event.kind else {
      throw .invalid(offset: base + event.range.lowerBound, reason: "more than one document")
    }
  }

  private mutating func entries() throws(Failure) -> [FrontMatter.Entry] {
    var entries: [FrontMatter.Entry] = []
    while let key = try child(depth: 1), let value = try child(depth: 1) {
      entries.append(FrontMatter.Entry(key: key.text, colonEnd: colonEnd(after: key), node: value))
    }
    return entries
  }

  /// The next node of a list or mapping; nil at its end.
  private mutating func child(depth: Int) throws(Failure) -> Node? {
    let event = try next()
    if case .end = event.kind { return nil }
    return try node(event, depth: depth)
  }

  private mutating func node(_ event: YAMLEvents.Event, depth: Int) throws(Failure) -> Node {
    guard depth <= Self.maximumDepth else { throw .tooDeep }
    switch event.kind {
    case .scalar(let text, let style): return scalar(text, style, event)
    case .alias(let name): return Node(range: fileRange(event.range), style: .alias, text: "*" + name)
    case .start(let style): return try collection(event, style, depth: depth)
    default: throw .notAMapping
    }
  }

  /// A block scalar's last line end belongs to the lines after it.
  private func scalar(_ text: String, _ style: Node.Style, _ event: YAMLEvents.Event) -> Node {
    var range = event.range
    while style == .blockScalar, let last = range.last, input[last].isBlankOrLineEnd {
      range = range.dropLast()
    }
    return Node(range: fileRange(range), style: style, text: text, isAnchored: event.isAnchored)
  }

  /// A flow collection ends at its bracket, a block collection where its last node does.
  private mutating func collection(
    _ start: YAMLEvents.Event, _ style: Node.Style, depth: Int
  ) throws(Failure) -> Node {
    var (items, end, isAnchored) = ([Node](), start.range.upperBound, start.isAnchored)
    var event = try next()
    while !event.kind.isEnd {
      let item = try node(event, depth: depth + 1)
      end = item.range.upperBound - base
      isAnchored = isAnchored || item.isAnchored
      if depth == 1, style.isList { items.append(item) }
      event = try next()
    }
    if style.isFlow { end = event.range.upperBound }
    let range = start.range.lowerBound..<max(start.range.lowerBound, end)
    let text = items.isEmpty ? String(decoding: input[range], as: UTF8.self) : ""
    return Node(
      range: fileRange(range), style: style, text: text, items: items, isAnchored: isAnchored)
  }

  private func fileRange(_ range: Range<Int>) -> Range<Int> {
    range.lowerBound + base..<range.upperBound + base
  }

  private func colonEnd(after key: Node) -> Int? {
    var offset = key.range.upperBound - base
    while offset < input.count, input[offset].isSpaceOrTab { offset += 1 }
    return offset < input.count && input[offset] == .colon ? base + offset + 1 : nil
  }
}

extension YAMLEvents.Event.Kind {
  fileprivate var isEnd: Bool {
    if case .end = self { true } else { false }
  }
}
