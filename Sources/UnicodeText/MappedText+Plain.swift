extension MappedText {
  /// A text of characters that fold each by itself: ASCII, kana, common ideographs and full-width ASCII; nil for any other.
  /// A fast way to `foldedByClusters`.
  static func foldedPlain(_ text: String) -> MappedText? {
    var starts = [(changed: 0, original: 0)]
    starts.reserveCapacity(text.utf8.count + 1)
    var place = (changed: 0, original: 0)
    for scalar in text.unicodeScalars {
      guard let length = scalar.plainFoldedLength else { return nil }
      place = (place.changed + length, place.original + UTF8.width(scalar))
      starts.append(place)
    }
    let bytes = Folding.folded(text)
    return bytes.count == place.changed ? MappedText(bytes: bytes, starts: starts) : nil
  }
}

extension Unicode.Scalar {
  /// The bytes of its folding, where that hangs on nothing around it; nil where it may.
  fileprivate var plainFoldedLength: Int? {
    switch value {
    case 0x20..<0x7F, 0xFF01...0xFF5E, 0x3000: 1
    // without the kana that fold to two characters
    case 0x3001...0x3003, 0x3005...0x3029, 0x3041...0x3096, 0x309D...0x309E, 0x30A1...0x30F6, 0x30FB...0x30FE:
      3
    case 0x4E00...0x9FFF: 3
    default: nil
    }
  }
}
