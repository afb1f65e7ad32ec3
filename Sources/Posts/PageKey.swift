import UnicodeText

/// The place of a page label among the pages of a book: roman numerals, then numbers, then any other label.
struct PageKey: Hashable {
  private let group: Int
  private let number: Int
  /// In UTF-8: composed and decomposed spellings are two labels.
  private let label: [UInt8]

  /// The first page of a range such as 14-15 counts, and of 12b the number; full-width figures are figures too.
  init(_ label: String) {
    let folded =
      label.utf8.allSatisfy { $0 < 0x80 } ? label : String(decoding: Folding.folded(label), as: UTF8.self)
    let digits = folded.prefix { ("0"..."9").contains($0) }
    if let number = Int(digits) {
      (group, self.number) = (1, number)
    } else if let roman = PageKey.roman(folded.prefix { !"-–—〜~".contains($0) }.lowercased()) {
      (group, number) = (0, roman)
    } else {
      (group, number) = (label.isEmpty ? 3 : 2, 0)
    }
    self.label = Array(label.utf8)
  }

  private static func roman(_ text: String) -> Int? {
    let values: [Character: Int] = ["i": 1, "v": 5, "x": 10, "l": 50, "c": 100, "d": 500, "m": 1000]
    let digits = text.compactMap { values[$0] }
    guard !digits.isEmpty, digits.count == text.count else { return nil }
    return zip(digits, digits.dropFirst() + [0]).reduce(0) { sum, pair in
      sum + (pair.0 < pair.1 ? -pair.0 : pair.0)
    }
  }
}

extension PageKey: Comparable {
  static func < (left: PageKey, right: PageKey) -> Bool {
    (left.group, left.number) == (right.group, right.number)
      ? left.label.lexicographicallyPrecedes(right.label)
      : (left.group, left.number) < (right.group, right.number)
  }
}
