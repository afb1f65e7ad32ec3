import UnicodeText

/// What a memo is sorted by where it is a text, with a page inside it: in the order of the folded code points, so
/// that kana stand before ideographs.
struct TextKey: Hashable {
  private let folded: [UInt8]
  private let page: PageKey

  init(_ text: String, page: String = "") {
    folded = Folding.folded(text)
    self.page = PageKey(page)
  }
}

extension TextKey: Comparable {
  static func < (left: TextKey, right: TextKey) -> Bool {
    left.folded == right.folded ? left.page < right.page : left.folded.lexicographicallyPrecedes(right.folded)
  }
}
