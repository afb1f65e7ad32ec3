import CYAML

/// libyaml's event parser over some bytes, its positions turned into byte offsets.
///
/// libyaml 0.2.5 counts `yaml_mark_t.index` in code points.
struct YAMLEvents: ~Copyable {
  struct Event {
    enum Kind {
      case scalar(String, Node.Style)
      case alias(String)
      case start(Node.Style)
      case end
      case streamStart, documentStart, documentEnd, streamEnd
    }

    let kind: Kind
    let range: Range<Int>
    let isAnchored: Bool
  }

  /// Why libyaml stopped, and the byte offset where.
  struct Failure: Error {
    let offset: Int
    let reason: String
  }

  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let isReady: Bool
  private var offsets: CodePointOffsets

  /// Parses `input`, which has to outlive the parser.
  init(_ input: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    offsets = CodePointOffsets(input)
    isReady = yaml_parser_initialize(parser) == 1
    guard isReady else { return }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, input.baseAddress, input.count)
  }

  deinit {
    if isReady { yaml_parser_delete(parser) }
    parser.deallocate()
  }

  /// The next event; throws where the bytes are no YAML.
  mutating func next() throws(Failure) -> Event {
    guard isReady else { throw Failure(offset: 0, reason: "out of memory") }
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw failure() }
    defer { yaml_event_delete(&event) }
    let start = offsets.byteOffset(of: event.start_mark.index)
    let end = offsets.byteOffset(of: event.end_mark.index)
    return Event(
      kind: Self.kind(of: event), range: start..<max(start, end), isAnchored: Self.isAnchored(event))
  }
}

extension YAMLEvents {
  private mutating func failure() -> Failure {
    let problem = parser.pointee
    let isReaderError = problem.error == YAML_READER_ERROR
    return Failure(
      offset: isReaderError ? problem.problem_offset : offsets.byteOffset(of: problem.problem_mark.index),
      reason: problem.problem.map { String(cString: $0) } ?? "unknown")
  }

  private static func kind(of event: yaml_event_t) -> Event.Kind {
    switch event.type {
    case YAML_SCALAR_EVENT: scalar(event)
    case YAML_ALIAS_EVENT: .alias(String(cString: event.data.alias.anchor))
    case YAML_SEQUENCE_START_EVENT:
      .start(event.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE ? .flowList : .blockList)
    case YAML_MAPPING_START_EVENT:
      .start(event.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE ? .flowMapping : .blockMapping)
    case YAML_STREAM_START_EVENT: .streamStart
    case YAML_STREAM_END_EVENT, YAML_NO_EVENT: .streamEnd
    case YAML_DOCUMENT_START_EVENT: .documentStart
    case YAML_DOCUMENT_END_EVENT: .documentEnd
    default: .end
    }
  }

  private static func isAnchored(_ event: yaml_event_t) -> Bool {
    switch event.type {
    case YAML_SCALAR_EVENT: event.data.scalar.anchor != nil
    case YAML_SEQUENCE_START_EVENT: event.data.sequence_start.anchor != nil
    case YAML_MAPPING_START_EVENT: event.data.mapping_start.anchor != nil
    default: false
    }
  }

  private static func scalar(_ event: yaml_event_t) -> Event.Kind {
    let scalar = event.data.scalar
    let text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
    return .scalar(text, style(scalar.style))
  }

  private static func style(_ style: yaml_scalar_style_t) -> Node.Style {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: .blockScalar
    default: .plain
    }
  }
}
