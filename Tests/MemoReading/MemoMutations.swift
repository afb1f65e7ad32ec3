import SeededRandom

/// Files like those of a corpus, each spoilt in a few places; the same for the same seed.
package struct MemoMutations {
  private var random: SeededGenerator
  private let corpus: [[UInt8]]
  private static let longest = 2048
  private static let tokens: [[UInt8]] =
    [
      "---\n", "---\r\n", "...\n", "favorite: true\n", "favorite: false", "favorite:", "\"favorite\": ",
      "title: ", "tags: [",
      "- ", "]", "{", "}", "&a ", "*a", "!!x ", "|\n", ">-\n", "? ", ": ", " #", "\t", "\r\n", "\r", "\n\n",
      "%YAML 1.2\n", "\"",
      "'", "\\x1b", "\\u202e", "\u{FEFF}", "\u{85}", "\u{2028}", "\u{202E}", "\u{2066}", "\u{200D}",
      "\u{301}", "\u{3099}", "\u{1F1EF}",
      "\u{1F468}", "\u{FE0F}", "\u{1160}", "：", "\u{1B}]52;c;", "\u{9B}", "<<<<<<< a\n", "=======\n",
      ">>>>>>> b\n",
    ].map { Array($0.utf8) } + [
      [0xFF, 0xFE], [0xFE, 0xFF], [0x00], [0xED, 0xA0, 0x80], [0xE3, 0x81], [0xF4, 0x90], [0xC0, 0x80],
    ]

  package init(of corpus: [[UInt8]], seed: UInt64) {
    self.corpus = corpus
    random = SeededGenerator(seed: seed)
  }

  /// The next file.
  package mutating func next() -> [UInt8] {
    var bytes = Array((corpus.randomElement(using: &random) ?? []).prefix(Self.longest))
    for _ in 0..<Int.random(in: 1...6, using: &random) { spoil(&bytes) }
    return bytes
  }

  private mutating func spoil(_ bytes: inout [UInt8]) {
    let place = range(in: bytes)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: if !place.isEmpty { bytes[place.lowerBound] ^= 1 << UInt8.random(in: 0...7, using: &random) }
    case 1: bytes.insert(contentsOf: Self.tokens.randomElement(using: &random) ?? [], at: place.lowerBound)
    case 2: bytes.insert(contentsOf: bytes[place], at: place.lowerBound)
    case 3: bytes.removeSubrange(place)
    case 4: bytes.removeSubrange(place.lowerBound...)
    default: splice(into: &bytes, at: place)
    }
  }

  /// Puts a piece of another file in the place of one of this.
  private mutating func splice(into bytes: inout [UInt8], at place: Range<Int>) {
    let other = corpus.randomElement(using: &random) ?? []
    bytes.replaceSubrange(place, with: other[range(in: other)])
  }

  /// A place, mostly a short one.
  private mutating func range(in bytes: [UInt8]) -> Range<Int> {
    let start = Int.random(in: 0...bytes.count, using: &random)
    let length = 1 << Int.random(in: 0...8, using: &random)
    return start..<min(bytes.count, start + length)
  }
}
