/// What the values of a query line are called, in English and in Japanese, whatever the language of the program.
enum QueryNames {
  static func kind(_ name: String) -> PostKind? {
    let name = plain(name)
    return PostKind(rawValue: name) ?? kinds[name]
  }

  static func status(_ name: String) -> ReadingStatus? {
    let name = plain(name)
    return ReadingStatus(rawValue: name) ?? statuses[name]
  }

  static func part(_ name: String) -> PostPart? {
    let name = plain(name)
    return PostPart(rawValue: name) ?? parts[name]
  }

  /// Whether something is wanted or excluded.
  static func choice(_ name: String) -> Bool? { choices[plain(name)] }

  /// In lower case and half width, without blanks around it.
  static func plain(_ name: String) -> String {
    let scalars = name.lowercased().unicodeScalars.map(\.halfWidth)
    let inner = scalars.drop(while: \.isBlank).reversed().drop(while: \.isBlank).reversed()
    return String(String.UnicodeScalarView(inner)).lowercased()
  }

  private static let kinds: [String: PostKind] = [
    "引用": .quote, "メモ": .note, "感想": .thought, "疑問": .question, "しおり": .bookmark, "本": .book,
  ]

  private static let statuses: [String: ReadingStatus] = [
    "読みたい": .want, "読書中": .reading, "読了": .read, "中断": .paused, "断念": .dropped, "積読": .tsundoku,
  ]

  private static let parts: [String: PostPart] = [
    "本": .book, "著者": .author, "タグ": .tag, "ページ": .page, "評価": .rating, "状態": .status,
    "引用": .quote, "メモ": .note,
  ]

  private static let choices: [String: Bool] = [
    "yes": true, "true": true, "はい": true, "no": false, "false": false, "いいえ": false,
  ]
}
