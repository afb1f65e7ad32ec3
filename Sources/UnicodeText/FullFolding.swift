import CUnistring

/// The folding of any text by Unicode's tables: the rule itself, and the way of whatever is not common.
enum FullFolding {
  /// The folded text in UTF-8.
  static func folded(_ text: String) -> [UInt8] {
    var folded = visible(text)
    var previous: [UInt8]
    // Compatibility forms such as ℡ hide capitals from the first pass, and ヹ leaves a mark to be sorted
    // among others.
    repeat {
      previous = folded
      folded = hiragana(caseFolded(previous))
    } while folded != previous
    return folded
  }
}

extension FullFolding {
  private static func visible(_ text: String) -> [UInt8] {
    let scalars = text.unicodeScalars.filter { !uc_is_property_default_ignorable_code_point($0.value) }
    return Array(String(scalars).utf8)
  }

  /// Case folding and NFKC; when memory is short, the text comes back as it is.
  private static func caseFolded(_ text: [UInt8]) -> [UInt8] {
    var length = 0
    guard let folded = u8_casefold(text, text.count, nil, dokusho_nfkc(), nil, &length) else { return text }
    defer { free(folded) }
    return Array(UnsafeBufferPointer(start: folded, count: length))
  }

  private static func hiragana(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(0xE3) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0x30A1...0x30F6, 0x30FD...0x30FE: result.append(Unicode.Scalar(scalar.value - 0x60) ?? scalar)
      case 0x30F7: result.append(contentsOf: "わ\u{3099}".unicodeScalars)
      case 0x30F8: result.append(contentsOf: "ゐ\u{3099}".unicodeScalars)
      case 0x30F9: result.append(contentsOf: "ゑ\u{3099}".unicodeScalars)
      case 0x30FA: result.append(contentsOf: "を\u{3099}".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return Array(String(result).utf8)
  }
}
