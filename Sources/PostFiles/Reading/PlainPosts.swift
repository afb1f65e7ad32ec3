import MemoFormat
import Posts

/// Makes memos of the common kind out of their bytes with hardly any request for memory.
///
/// It has to make what `PostReader` makes of the same bytes wherever it does not give up.
///
/// Not to be copied: its parts would have to be counted for each of a hundred thousand memos.
struct PlainPosts: ~Copyable {
  private let localTime: any LocalTime
  private let keys = PlainKeys()
  private let truths = PlainChoices(["true": true])
  private let statuses = PlainChoices(of: ReadingStatus.self)
  private let kinds = PlainChoices(of: PostKind.self)
  private var memo = PlainMemo()
  private var opening = OpeningLines()
  /// The names of keys that the memo has.
  private var names: PlainKeys.Names = 0
  /// For each of these names the number of its field.
  private var found: [Int]
  private var strings: StringCache
  /// Where the items of one list stand.
  private var items: [Range<Int>] = []

  /// - Parameter cachePlaces: How many texts and lists are kept to be shared by memos that have the same.
  init(localTime: any LocalTime, cachePlaces: Int) {
    self.localTime = localTime
    strings = StringCache(places: cachePlaces)
    found = [Int](repeating: 0, count: keys.count)
  }

  /// The memo that the bytes of a file hold, and where its body stands; nil for one of another kind.
  mutating func post(
    _ id: PostID, _ bytes: Span<UInt8>, modified: Int64
  ) -> (fields: PostFields, body: Range<Int>)? {
    guard memo.read(bytes) else { return nil }
    findKeys(bytes)
    let body = bytes.extracting(memo.body)
    body.extracting(first: PostReader.openingLength).withUnsafeBytes { opening.read($0) }
    var fields = PostFields(id: id)
    setTexts(of: &fields, bytes)
    setChoices(of: &fields, bytes)
    setOpening(of: &fields, bytes, body)
    fields.bodyParts = body.withUnsafeBytes(BodyParts.init(of:))
    setDates(of: &fields, bytes, modified: modified)
    return (fields, memo.body)
  }
}

extension PlainPosts {
  private mutating func findKeys(_ bytes: Span<UInt8>) {
    names = 0
    let fields = memo.plain.fields
    for index in fields.indices {
      guard let number = keys.number(of: fields[index].key, in: bytes) else { continue }
      names |= 1 << PlainKeys.Names(number)
      found[number] = index
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

  private mutating func setChoices(of fields: inout PostFields, _ bytes: Span<UInt8>) {
    fields.isFavorite = choice(.favorite, of: truths, bytes) ?? false
    fields.rating = rating(bytes)
    fields.status = choice(.status, of: statuses, bytes)
    fields.kind = choice(.kind, of: kinds, bytes) ?? (opening.beginsWithQuote ? .quote : .note)
  }

  private mutating func setOpening(
    of fields: inout PostFields, _ bytes: Span<UInt8>, _ body: Span<UInt8>
  ) {
    let line = body.extracting(opening.firstLine)
    fields.firstWords = firstWords(line, of: body)
    let title = text(.title, bytes)
    if !title.isEmpty {
      fields.title = title
    } else if !opening.heading.isEmpty {
      fields.title = Self.text(body.extracting(opening.heading), of: body)
    } else if line.isEmpty {
      fields.title = fields.id.text
    } else if body.count <= PostReader.openingLength {
      fields.setTitle(beginning: line.count)
    } else {
      fields.title = Self.text(line, of: body)
    }
  }

  private func firstWords(_ line: Span<UInt8>, of body: Span<UInt8>) -> String {
    if opening.words.isEmpty { return Self.text(line, of: body) }
    return Self.text(opening.words.span, of: body)
  }

  /// The text of a part of a body, where the end of what was looked at may have cut a character.
  private static func text(_ part: Span<UInt8>, of body: Span<UInt8>) -> String {
    body.count > PostReader.openingLength ? String(utf8: part) : String(proven: part)
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

  /// The value that the text stands for; nil where there is no such text.
  private mutating func choice<Value>(
    _ meaning: PlainKeys.Meaning, of choices: PlainChoices<Value>, _ bytes: Span<UInt8>
  ) -> Value? {
    guard let field = firstText(meaning, bytes) else { return nil }
    if field.style == .list { return choices.value(named: text(of: field, bytes)) }
    return choices.value(named: bytes.extracting(field.text))
  }

  private mutating func rating(_ bytes: Span<UInt8>) -> Int? {
    firstText(.rating, bytes).flatMap { Int(text(of: $0, bytes)) }.flatMap { (1...5).contains($0) ? $0 : nil }
  }

  /// The items of the first of a meaning's keys that holds any.
  private mutating func list(_ meaning: PlainKeys.Meaning, _ bytes: Span<UInt8>) -> [String] {
    var rest = names & keys.names(of: meaning)
    while let field = takeField(&rest) {
      let items = items(of: field, bytes)
      if !items.isEmpty { return items }
    }
    return []
  }

  private func firstText(_ meaning: PlainKeys.Meaning, _ bytes: Span<UInt8>) -> PlainField? {
    var rest = names & keys.names(of: meaning)
    while let field = takeField(&rest) {
      if field.style == .list ? !field.items.isEmpty : !isEmptyOrNull(field, bytes) { return field }
    }
    return nil
  }

  /// The field of the first of some names, which is taken from them; nil where there is none.
  private func takeField(_ names: inout PlainKeys.Names) -> PlainField? {
    if names == 0 { return nil }
    defer { names &= names - 1 }
    return memo.plain.fields[found[names.trailingZeroBitCount]]
  }

  private mutating func text(of field: PlainField, _ bytes: Span<UInt8>) -> String {
    if field.style == .list { return items(of: field, bytes).joined(separator: ", ") }
    return strings.text(bytes.extracting(field.text))
  }

  private mutating func items(of field: PlainField, _ bytes: Span<UInt8>) -> [String] {
    if field.style != .list && isEmptyOrNull(field, bytes) { return [] }
    if field.style == .list && field.items.isEmpty { return [] }
    items.removeAll(keepingCapacity: true)
    if field.style == .list {
      items += memo.plain.items[field.items]
    } else {
      PlainItems.find(in: field.text, of: bytes, &items)
    }
    return strings.list(field.range, items, of: bytes)
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
