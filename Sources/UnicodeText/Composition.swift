import CUnistring

/// Canonical composition, NFC.
enum Composition {
  /// The scalars in NFC: か and U+3099 become が. When memory is short, they come back as they are.
  static func composed(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    let decomposed = scalars.map(\.value)
    var length = 0
    guard
      let composed = u32_normalize(dokusho_nfc(), decomposed, decomposed.count, nil, &length)
    else { return scalars }
    defer { free(composed) }
    return UnsafeBufferPointer(start: composed, count: length).compactMap { Unicode.Scalar($0) }
  }
}
