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

  /// Which names a memo has, one bit for each number.
  typealias Names = UInt64

  private static let hashBits = 8
  private let packed: [UInt128]
  /// The numbers of the names by their hashes; -1 where there is none.
  private let numbers: [Int8]
  /// The names of each meaning, ours in the lowest place.
  private let names: [Names]

  init() {
    var packed: [UInt128] = []
    names = Meaning.allCases.map { meaning in
      let start = packed.count
      packed += meaning.names.map { $0.utf8.reduce(0) { $0 << 8 | UInt128($1) } }
      return (start..<packed.count).reduce(0) { $0 | 1 << Names($1) }
    }
    var numbers = [Int8](repeating: -1, count: 1 << Self.hashBits)
    for (number, name) in packed.enumerated() {
      numbers[Self.free(Self.hash(of: name), in: numbers)] = Int8(number)
    }
    self.packed = packed
    self.numbers = numbers
  }

  var count: Int { packed.count }

  /// The names of a meaning, ours in the lowest place.
  func names(of meaning: Meaning) -> Names { names[meaning.rawValue] }

  /// The number of the name that stands in a range; nil for a key that means nothing.
  func number(of key: Range<Int>, in bytes: Span<UInt8>) -> Int? {
    guard key.count <= 16 else { return nil }
    var name: UInt128 = 0
    for offset in key { name = name << 8 | UInt128(bytes[offset]) }
    var place = Self.hash(of: name)
    while numbers[place] >= 0 {
      if packed[Int(numbers[place])] == name { return Int(numbers[place]) }
      place = Self.next(after: place)
    }
    return nil
  }
}

extension PlainKeys {
  private static func hash(of name: UInt128) -> Int {
    let folded = UInt64(truncatingIfNeeded: name) ^ UInt64(truncatingIfNeeded: name >> 64)
    return Int((folded &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - hashBits))
  }

  private static func next(after place: Int) -> Int { (place + 1) % (1 << hashBits) }

  /// The first place from one on that holds nothing.
  private static func free(_ place: Int, in numbers: [Int8]) -> Int {
    numbers[place] < 0 ? place : free(next(after: place), in: numbers)
  }
}
