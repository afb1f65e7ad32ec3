/// The marks that repeat the character before: 々 and 〻 an ideograph, ゝ a kana, ゞ a kana with a voicing mark.
///
/// Texts keep them, so that 々木 still finds 代々木; it is the word looked for that takes each spelling. A mark with
/// nothing before it that it could repeat stays what it is.
enum IterationMarks {
  /// There are never more, so that no word is slow.
  private static let mostSpellings = 16

  /// A folded word and its other spellings, in UTF-8.
  static func spellings(of folded: [UInt8]) -> [[UInt8]] {
    var before: Unicode.Scalar?
    var spellings: [String.UnicodeScalarView] = [.init()]
    for scalar in String(decoding: folded, as: UTF8.self).unicodeScalars {
      let meaning = before.flatMap { Self.meaning(of: scalar, after: $0) } ?? scalar
      let others = before.map { Self.signs(for: meaning, after: $0).filter { $0 != scalar } } ?? []
      let isRoom = spellings.count * (others.count + 1) <= mostSpellings
      let choices = [scalar] + (isRoom ? others : [])
      spellings = choices.flatMap { choice in spellings.map { $0 + [choice] } }
      before = meaning
    }
    return spellings.map { Array(String(String.UnicodeScalarView($0)).utf8) }
  }

  /// What a mark repeats; nil for what is no mark, or repeats nothing.
  private static func meaning(of mark: Unicode.Scalar, after scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch mark {
    case "々", "〻": scalar.isIdeograph ? scalar : nil
    case "ゝ": scalar.isKana ? Voicing.plain(scalar) : nil
    case "ゞ": Voicing.voiced(Voicing.plain(scalar))
    default: nil
    }
  }

  /// All signs for a character where it repeats the one before; none where it does not.
  private static func signs(for scalar: Unicode.Scalar, after before: Unicode.Scalar) -> [Unicode.Scalar] {
    if scalar.isIdeograph && scalar == before { return [scalar, "々", "〻"] }
    let plain = Voicing.plain(scalar)
    guard scalar.isKana, plain == Voicing.plain(before) else { return [] }
    return [scalar, scalar == plain ? "ゝ" : "ゞ"]
  }
}

/// Kana with and without the mark ゛, folded.
private enum Voicing {
  private static let pairs = Array(
    zip(
      "うかきくけこさしすせそたちつてとはひふへほ".unicodeScalars,
      "ゔがぎぐげござじずぜぞだぢづでどばびぶべぼ".unicodeScalars))
  private static let marked = Dictionary(uniqueKeysWithValues: pairs.map { ($0.0, $0.1) })
  private static let bare = Dictionary(uniqueKeysWithValues: pairs.map { ($0.1, $0.0) })

  static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar { bare[scalar] ?? scalar }
  static func voiced(_ scalar: Unicode.Scalar) -> Unicode.Scalar? { marked[scalar] }
}

extension Unicode.Scalar {
  fileprivate var isIdeograph: Bool { properties.isIdeographic && self != "〇" }
  /// Hiragana, which all kana are folded to.
  fileprivate var isKana: Bool { ("\u{3041}"..."\u{3096}").contains(self) }
}
