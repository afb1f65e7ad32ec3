import Posts

/// Puts memos together into sections of a cache.
struct SectionBuilder {
  private let localTime: any LocalTime
  /// When reading the memos began.
  private let readAfter: Timestamp
  private var records = CachedBytes()
  private var texts = PackedTexts()
  private var days = ZoneDays()
  private var count = 0
  /// How many sections have been finished.
  private var number = 0

  init(localTime: any LocalTime, readAfter: Timestamp) {
    (self.localTime, self.readAfter) = (localTime, readAfter)
  }

  /// How many bytes of texts have been put together since the last section.
  var size: Int { texts.bytes.count }

  /// Takes in a memo whose file could be read.
  mutating func append(_ memo: IndexedPost) {
    guard let status = memo.status else { return }
    records.putRecord(of: memo, status, isDoubtful: status.mayHideChange(readAfter: readAfter))
    texts.append(memo.text)
    days.add(memo.post.fields)
    count += 1
  }

  /// The section of all memos since the last one.
  mutating func finish() -> [UInt8] {
    var head = CachedBytes()
    days.put(in: &head, localTime)
    for place in texts.places { head.put(place) }
    head.put(records.bytes)
    var section = CachedBytes()
    SectionHeader(count: count, records: head.bytes.span, text: texts.bytes.span, number: number)
      .put(in: &section)
    section.put(head.bytes)
    section.put(texts.bytes)
    number += 1
    count = 0
    records.removeAll()
    texts.removeAll()
    days.removeAll()
    return section.bytes
  }
}
