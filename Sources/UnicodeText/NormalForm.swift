import CUnistring

/// Canonical composition (NFC) of whole texts.
package enum NormalForm {
  /// The text in NFC. When memory is short, it comes back as it is.
  package static func composed(_ text: String) -> String {
    var text = text
    if text.withUTF8({ isSurelyComposed(UnsafeRawBufferPointer($0)) }) { return text }
    let bytes = Array(text.utf8)
    var length = 0
    guard let composed = u8_normalize(dokusho_nfc(), bytes, bytes.count, nil, &length) else { return text }
    defer { free(composed) }
    return String(decoding: UnsafeBufferPointer(start: composed, count: length), as: UTF8.self)
  }

  /// Whether there are only characters that composition leaves alone: those of Latin, kana, the common ideographs and
  /// the signs that stand among them.
  static func isSurelyComposed(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var place = 0
    while place < bytes.count {
      let lead = bytes[place]
      if lead < 0x80 {
        place += 1
      } else if lead < 0xCC {
        place += 2
      } else if place + 2 < bytes.count, isInert(lead, bytes[place + 1], bytes[place + 2]) {
        place += 3
      } else {
        return false
      }
    }
    return true
  }

  /// Whether it is a character of three bytes that stays, whatever stands around it.
  private static func isInert(_ lead: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    switch (lead, second) {
    // ideographs
    case (0xE4...0xE9, _): lead > 0xE4 || second >= 0xB8
    // the two kana marks that join what stands before, and the tone marks of U+302A
    case (0xE3, 0x82): third != 0x99 && third != 0x9A
    case (0xE3, 0x80): third < 0xAA
    case (0xE3, 0x81), (0xE3, 0x83): true
    // U+2000 and U+2001 have other names
    case (0xE2, 0x80): third > 0x81
    case (0xEF, 0xBC...0xBE): true
    default: false
    }
  }
}
