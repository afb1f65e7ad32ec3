import UnicodeText

/// What one memo is sorted by: a number, or a folded text with a page inside it.
enum PostKey: Equatable {
  case number(Int)
  case text([UInt8], page: PageKey)
  case missing

  init(number: Int) {
    self = .number(number)
  }

  /// Texts are in the order of their folded code points: kana before ideographs.
  init(text: String, page: String = "") {
    self = .text(Folding.folded(text), page: PageKey(page))
  }

  var isMissing: Bool { self == .missing }
}

extension PostKey: Comparable {
  static func < (left: PostKey, right: PostKey) -> Bool {
    switch (left, right) {
    case (.number(let left), .number(let right)):
      left < right
    case (.text(let left, let leftPage), .text(let right, let rightPage)):
      left == right ? leftPage < rightPage : left.lexicographicallyPrecedes(right)
    default:
      false
    }
  }
}
