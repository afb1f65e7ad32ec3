/// Characters out of bytes that may be cut, or no UTF-8 at all.
enum TypedText {
  /// The characters of whole UTF-8 sequences; what is none, and control characters (U+0080…U+009F), is left out.
  static func characters(_ bytes: some Sequence<UInt8>) -> [Character] {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var scalars = String.UnicodeScalarView()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar):
        if scalar.properties.generalCategory != .control { scalars.append(scalar) }
      case .error: continue
      case .emptyInput: return Array(String(scalars))
      }
    }
  }

  /// How many bytes at the end are the beginning of a character whose rest has not come.
  static func countOfUnfinished(_ bytes: ArraySlice<UInt8>) -> Int {
    let continuations = bytes.reversed().prefix { (0x80...0xBF).contains($0) }.count
    guard let lead = bytes.dropLast(continuations).last else { return 0 }
    return continuations + 1 < length(startingWith: lead) ? continuations + 1 : 0
  }

  /// The number of bytes of a character in UTF-8, 1 also for a byte that begins none.
  static func length(startingWith byte: UInt8) -> Int {
    switch byte {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }
}
