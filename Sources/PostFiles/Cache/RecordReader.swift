import Files
import MemoFormat
import Posts

/// Makes memos of what a cache keeps of them, with few requests for memory. Each lane has its own.
struct RecordReader {
  private var strings: StringCache
  /// The places of a list's items; its memory is used again for the next one.
  private var items: [Range<Int>] = []

  init() {
    strings = StringCache(places: 4096)
  }

  /// The next memo.
  mutating func memo(_ cursor: inout ByteCursor, _ text: SearchText) throws(CacheDamage) -> IndexedPost {
    let traits = CachedTraits(number: try cursor.number(UInt32.self))
    let status = FileVersion(
      changed: try cursor.number(Int64.self), mark: try cursor.number(UInt64.self))
    let contentHash = Int(try cursor.number(Int64.self))
    let created = try cursor.moment()
    guard let name = FileName(UnsafeRawBufferPointer(try cursor.part())), MemoName.isMemo(name) else {
      throw CacheDamage()
    }
    var fields = PostFields(id: MemoName.id(of: name))
    fields.created = created
    try traits.set(&fields)
    try setTexts(of: &fields, &cursor)
    if traits.hasRareFields { try setRareFields(of: &fields, &cursor) }
    return IndexedPost(
      name: name, post: Post(fields), text: text, status: traits.isDoubtful ? nil : status,
      contentHash: contentHash)
  }
}

extension RecordReader {
  @inline(__always)
  private mutating func setTexts(
    of fields: inout PostFields, _ cursor: inout ByteCursor
  ) throws(CacheDamage) {
    fields.firstWords = String(utf8: try cursor.part().span)
    fields.setTitle(beginning: Int(try cursor.number(UInt32.self)))
    let title = try cursor.part()
    if !title.isEmpty { fields.title = strings.text(title.span) }
    fields.book = try text(&cursor)
    fields.authors = try list(&cursor)
    fields.page = try text(&cursor)
    fields.tags = try list(&cursor)
  }

  private mutating func setRareFields(
    of fields: inout PostFields, _ cursor: inout ByteCursor
  ) throws(CacheDamage) {
    fields.location = try text(&cursor)
    fields.chapter = try text(&cursor)
    fields.isbn = try text(&cursor)
    fields.source = try text(&cursor)
    fields.createdForOrder = try cursor.seconds()
    if try cursor.number(UInt8.self) != 0 { fields.updated = try cursor.moment() }
  }

  @inline(__always)
  private mutating func text(_ cursor: inout ByteCursor) throws(CacheDamage) -> String {
    strings.text(try cursor.part().span)
  }

  @inline(__always)
  private mutating func list(_ cursor: inout ByteCursor) throws(CacheDamage) -> [String] {
    let source = try cursor.part()
    if source.isEmpty { return [] }
    items.removeAll(keepingCapacity: true)
    var rest = ByteCursor(UnsafeRawBufferPointer(source))
    while !rest.isAtEnd {
      let item = try rest.part()
      items.append(rest.offset - item.count..<rest.offset)
    }
    return strings.list(0..<source.count, items, of: source.span)
  }
}
