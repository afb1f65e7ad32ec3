/// What the characters of one word have in common: Japanese writes no blanks, and its words mostly end where the
/// script changes.
enum WordScript: Hashable {
  case blank, hiragana, katakana, ideographs, other

  init(_ character: Character) {
    guard !character.isWhitespace else {
      self = .blank
      return
    }
    switch character.unicodeScalars.first?.value ?? 0 {
    case 0x3041...0x309F: self = .hiragana
    case 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .katakana
    case 0x3005...0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x323AF:
      self = .ideographs
    default: self = .other
    }
  }
}
