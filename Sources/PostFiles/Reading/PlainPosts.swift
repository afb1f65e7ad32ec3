import MemoFormat
import Posts

/// Makes memos of the common kind out of their bytes with hardly any request for memory.
///
/// It has to make what `PostReader` makes of the same bytes wherever it does not give up.
struct PlainPosts {
  private let localTime: any LocalTime
  private let keys = PlainKeys()
  private var memo = PlainMemo()
  /// For each name of a key the number of its field; -1 where the memo has none.
  private var found: [Int]
  private var strings: StringCache

  /// - Parameter cachePlaces: How many texts and lists are kept to be shared by memos that have the same.
  init(localTime: any LocalTime, cachePlaces: Int) {
    self.localTime = localTime
    strings = StringCache(places: cachePlaces)
    found = [Int](repeating: -1, count: keys.count)
  }

  /// The memo that the bytes of a file hold, and where its body stands; nil for one of another kind.
  mutating func post(
    _ id: PostID, _ bytes: Span<UInt8>, modified: Int64
  ) -> (fields: PostFields, body: Range<Int>)? {
    guard memo.read(bytes) else { return nil }
    findKeys(bytes)
    let body = memo.body
    let opening = bytes.withUnsafeBytes {
      BodyOpening(UnsafeRawBufferPointer(rebasing: $0[body].prefix(PostReader.openingLength)))
    }
    var fields = PostFields(id: id)
    setTexts(of: &fields, bytes)
    setChoices(of: &fields, bytes, opening)
    fields.firstWords = opening.firstWords
    fields.title = title(text(.title, bytes), opening, id)
    fields.bodyParts = bytes.withUnsafeBytes { BodyParts(of: UnsafeRawBufferPointer(rebasing: $0[body])) }
    setDates(of: &fields, bytes, modified: modified)
    return (fields, body)
  }
}

extension PlainPosts {
  private mutating func findKeys(_ bytes: Span<UInt8>) {
    for number in found.indices { found[number] = -1 }
    for (index, field) in memo.plain.fields.enumerated() {
      if let number = keys.number(of: field.key, in: bytes) { found[number] = index }
    }
  }

  private mutating func setTexts(of fields: inout PostFields, _ bytes: Span<UInt8>) {
    fields.book = text(.book, bytes)
    fields.authors = list(.authors, bytes)
    fields.tags = list(.tags, bytes)
    fields.page = text(.page, bytes)
    fields.location = text(.location, bytes)
    fields.chapter = text(.chapter, bytes)
    fields.isbn = text(.isbn, bytes)
    fields.source = text(.source, bytes)
  }

  private mutating func setChoices(
    of fields: inout PostFields, _ bytes: Span<UInt8>, _ opening: BodyOpening
  ) {
    fields.isFavorite = text(.favorite, bytes).lowercased() == "true"
    fields.rating = Int(text(.rating, bytes)).flatMap { (1...5).contains($0) ? $0 : nil }
    fields.status = ReadingStatus(rawValue: text(.status, bytes).lowercased())
    fields.kind =
      PostKind(rawValue: text(.kind, bytes).lowercased()) ?? (opening.beginsWithQuote ? .quote : .note)
  }

  private func title(_ title: String, _ opening: BodyOpening, _ id: PostID) -> String {
    if !title.isEmpty { return title }
    if !opening.heading.isEmpty { return opening.heading }
    return opening.firstLine.isEmpty ? id.text : opening.firstLine
  }

  private mutating func setDates(of fields: inout PostFields, _ bytes: Span<UInt8>, modified: Int64) {
    if let created = timestamp(.created, bytes) ?? fields.id.timestamp(localTime: localTime) {
      fields.created = created
    } else {
      fields.estimateCreated(modified: modified, localTime: localTime)
    }
    fields.updated = timestamp(.updated, bytes)
  }

  private mutating func timestamp(_ meaning: PlainKeys.Meaning, _ bytes: Span<UInt8>) -> Timestamp? {
    guard let field = firstText(meaning, bytes) else { return nil }
    return PlainDate.timestamp(bytes.extracting(field.text))
      ?? DateText.timestamp(text(of: field, bytes), localTime: localTime)
  }
}

extension PlainPosts {
  /// The text of the first of a meaning's keys that holds one; empty where none does.
  private mutating func text(_ meaning: PlainKeys.Meaning, _ bytes: Span<UInt8>) -> String {
    firstText(meaning, bytes).map { text(of: $0, bytes) } ?? ""
  }

  /// The items of the first of a meaning's keys that holds any.
  private mutating func list(_ meaning: PlainKeys.Meaning, _ bytes: Span<UInt8>) -> [String] {
    for number in keys.names(of: meaning) where found[number] >= 0 {
      let items = items(of: memo.plain.fields[found[number]], bytes)
      if !items.isEmpty { return items }
    }
    return []
  }

  private func firstText(_ meaning: PlainKeys.Meaning, _ bytes: Span<UInt8>) -> PlainField? {
    for number in keys.names(of: meaning) where found[number] >= 0 {
      let field = memo.plain.fields[found[number]]
      if field.style == .list ? !field.items.isEmpty : !isEmptyOrNull(field, bytes) { return field }
    }
    return nil
  }

  private mutating func text(of field: PlainField, _ bytes: Span<UInt8>) -> String {
    if field.style == .list { return items(of: field, bytes).joined(separator: ", ") }
    return strings.text(bytes.extracting(field.text))
  }

  private mutating func items(of field: PlainField, _ bytes: Span<UInt8>) -> [String] {
    if field.style != .list && isEmptyOrNull(field, bytes) { return [] }
    if field.style == .list && field.items.isEmpty { return [] }
    let listed = memo.plain.items
    return strings.list(bytes.extracting(field.range)) { strings in
      let ranges =
        field.style == .list ? listed[field.items] : PlainItems.ranges(in: field.text, of: bytes)[...]
      return ranges.map { strings.text(bytes.extracting($0)) }
    }
  }

  private func isEmptyOrNull(_ field: PlainField, _ bytes: Span<UInt8>) -> Bool {
    field.text.isEmpty || field.style == .plain && bytes.extracting(field.text).isNull
  }
}

extension Span<UInt8> {
  /// Whether a plain scalar is YAML's null; `~` is never read as a plain line.
  fileprivate var isNull: Bool {
    guard count == 4, self[1] == UInt8(ascii: "u") || self[1] == UInt8(ascii: "U") else { return false }
    return withUnsafeBufferPointer { text in
      ["null", "Null", "NULL"].contains { $0.utf8.elementsEqual(text) }
    }
  }
}
