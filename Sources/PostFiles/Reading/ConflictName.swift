/// The names that sync programs give to a copy when a memo was changed in two places, without `.md`.
enum ConflictName {
  private static let words = [
    "conflicted copy", "競合コピー", "Konfliktkopie", "copie en conflit", "copia en conflicto",
  ].map { Array($0.utf8) }
  /// The length of 20260818-173636.
  private static let dateLength = 15

  /// Whether a name of so many bytes can be a copy's, to go by its last byte: a look that spares most names a second one.
  static func isPossible(count: Int, last: UInt8?) -> Bool {
    last == UInt8(ascii: ")") || count > ".conflict-".utf8.count + dateLength
  }

  /// The name of the memo that it is a copy of; nil for any other name.
  ///
  /// Syncthing writes `memo.sync-conflict-20260818-173636-D4LGQYW`, Dropbox `memo (Ann's conflicted copy 2026-08-18)` in
  /// the language of its user, Nextcloud `memo (conflicted copy 2026-08-18 173636)`, and Dokusho itself
  /// `memo.conflict-20260818-173636`.
  static func original(of name: [UInt8]) -> [UInt8]? {
    dotted(name, ".sync-conflict-") ?? dotted(name, ".conflict-") ?? bracketed(name)
  }

  /// The part before a mark that a date follows.
  private static func dotted(_ name: [UInt8], _ mark: String) -> [UInt8]? {
    guard name.count > mark.utf8.count + dateLength else { return nil }
    let mark = Array(mark.utf8)
    guard let place = name.lastRange(of: mark), !name[..<place.lowerBound].isEmpty else { return nil }
    let date = name[place.upperBound...]
    guard date.count >= dateLength, date.prefix(8).allSatisfy(\.isDigit),
      date.dropFirst(8).first == UInt8(ascii: "-")
    else { return nil }
    return Array(name[..<place.lowerBound])
  }

  /// The part before ` (…)` at the end, where that says what it is.
  private static func bracketed(_ name: [UInt8]) -> [UInt8]? {
    let opening = Array(" (".utf8)
    guard name.last == UInt8(ascii: ")"), let place = name.lastRange(of: opening) else { return nil }
    let remark = Array(name[place.upperBound...])
    guard place.lowerBound > 0, words.contains(where: { remark.lastRange(of: $0) != nil }) else { return nil }
    return Array(name[..<place.lowerBound])
  }
}

extension [UInt8] {
  /// Where these bytes stand last; nil where they do not.
  fileprivate func lastRange(of bytes: [UInt8]) -> Range<Int>? {
    guard count >= bytes.count else { return nil }
    return (0...count - bytes.count).reversed().lazy.map { $0..<$0 + bytes.count }
      .first { self[$0].elementsEqual(bytes) }
  }
}
