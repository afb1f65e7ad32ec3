import MemoFormat

/// The keys of the front matter that mean something, to be found by their bytes.
struct PlainKeys {
  /// What a key is for.
  enum Meaning: Int, CaseIterable {
    case book, authors, tags, favorite, created, updated
    case title, kind, page, location, chapter, isbn, source, rating, status

    /// The names of the key, ours first.
    var names: [String] {
      switch self {
      case .book: FrontMatter.Field.book
      case .authors: FrontMatter.Field.authors
      case .tags: FrontMatter.Field.tags
      case .favorite: FrontMatter.Field.favorite
      case .created: FrontMatter.Field.created
      case .updated: FrontMatter.Field.updated
      default: ["\(self)"]
      }
    }
  }

  private let packed: [UInt128]
  /// Where the names of each meaning stand.
  private let places: [Range<Int>]

  init() {
    var packed: [UInt128] = []
    places = Meaning.allCases.map { meaning in
      let start = packed.count
      packed += meaning.names.map { $0.utf8.reduce(0) { $0 << 8 | UInt128($1) } }
      return start..<packed.count
    }
    self.packed = packed
  }

  var count: Int { packed.count }

  /// The numbers of a meaning's names, ours first.
  func names(of meaning: Meaning) -> Range<Int> { places[meaning.rawValue] }

  /// The number of the name that stands in a range; nil for a key that means nothing.
  func number(of key: Range<Int>, in bytes: Span<UInt8>) -> Int? {
    guard key.count <= 16 else { return nil }
    var name: UInt128 = 0
    for offset in key { name = name << 8 | UInt128(bytes[offset]) }
    return packed.firstIndex(of: name)
  }
}
