import UnicodeText

/// A field of a query line, by the name that it is printed with.
enum QueryField: String, CaseIterable {
  case book, author, tag, title, kind, status, rating, fav, page, created, updated, has, sort

  /// The field of this name, in English in any case, or in Japanese.
  init?(named name: String) {
    guard let field = QueryField(rawValue: name.lowercased()) ?? Self.aliases[name.lowercased()] else {
      return nil
    }
    self = field
  }

  private static let aliases: [String: QueryField] = [
    "authors": .author, "tags": .tag, "favorite": .fav, "favourite": .fav,
    "本": .book, "書名": .book, "著者": .author, "作者": .author, "タグ": .tag,
    "題": .title, "題名": .title, "タイトル": .title, "種類": .kind, "状態": .status, "評価": .rating,
    "お気に入り": .fav, "ページ": .page, "頁": .page, "作成": .created, "作成日": .created,
    "更新": .updated, "更新日": .updated, "並び": .sort, "並び順": .sort,
  ]
}

extension QueryProblem {
  /// The field that an unknown one was meant to be; nil where none is near.
  package var nearestField: String? {
    guard case .unknownField(let name) = reason else { return nil }
    return Suggestion.nearest(to: name.lowercased(), of: QueryField.allCases.map(\.rawValue))
  }
}

extension QueryScanner {
  /// Takes a field and its value; nil, and nothing taken, where none stands here.
  ///
  /// A name in Japanese may be a word of a text, so that it is no field where its value is none.
  mutating func field() throws(QueryProblem) -> QueryToken.Kind? {
    let start = position
    guard let name = fieldName() else { return nil }
    do throws(QueryProblem) {
      return try field(name)
    } catch {
      if name.isASCII { throw error }
      position = start
      return nil
    }
  }

  private mutating func field(_ name: FieldName) throws(QueryProblem) -> QueryToken.Kind? {
    guard let field = QueryField(named: name.text) else {
      if name.looksUnknown { throw QueryProblem(.unknownField(name.text), at: name.range) }
      return nil
    }
    let start = position
    position = name.range.upperBound + 1
    let value = try value()
    if value.text.isEmpty { throw QueryProblem(.missingValue(name.text), at: start..<position) }
    if field == .sort { return .sort(try PostSort(value)) }
    return .term(try field.term(value))
  }

  /// The letters before a colon; nil where there is none.
  private func fieldName() -> FieldName? {
    let rest = scalars[position...]
    guard let end = rest.firstIndex(where: { !$0.isOfAName }), end > position else { return nil }
    guard scalars[end].halfWidth == ":" else { return nil }
    let letters = scalars[position..<end].map(\.halfWidth)
    let next = end + 1 < scalars.count ? scalars[end + 1] : nil
    let isTyped = scalars[position...end].allSatisfy(\.isASCII) && next != ":"
    let isAddress = next == "/" && end + 2 < scalars.count && scalars[end + 2] == "/"
    return FieldName(
      text: String(String.UnicodeScalarView(letters)), range: position..<end,
      isASCII: letters.allSatisfy(\.isASCII), looksUnknown: isTyped && !isAddress)
  }
}

extension Unicode.Scalar {
  /// Letters, and the marks of a kana that is written apart from them.
  fileprivate var isOfAName: Bool {
    properties.isAlphabetic || properties.canonicalCombiningClass != .notReordered
  }
}

/// What may be the name of a field.
private struct FieldName {
  let text: String
  let range: Range<Int>
  let isASCII: Bool
  /// Whether it can only be meant as a field, so that it is a problem if there is none of that name.
  let looksUnknown: Bool
}
