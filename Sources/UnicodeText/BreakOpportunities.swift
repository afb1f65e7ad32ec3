import CUnistring

/// Where a text may be broken into lines, by UAX #14 and the Japanese rules about line starts and ends
/// (kinsoku).
struct BreakOpportunities {
  private let bytes: [UInt8]
  /// One answer for each byte: whether a line may end before it.
  private let answers: [CChar]

  init(_ text: String) {
    let bytes = Array(text.utf8)
    var answers = [CChar](repeating: CChar(UC_BREAK_PROHIBITED), count: bytes.count)
    u8_possible_linebreaks_v2(bytes, bytes.count, "UTF-8", &answers)
    self.bytes = bytes
    self.answers = answers
  }

  /// Whether a line may end before the byte at `offset`.
  func allowsBreak(before offset: Int) -> Bool {
    answers[offset] == CChar(UC_BREAK_POSSIBLE) && !isWaveDash(at: offset)
  }

  /// ～ (U+FF5E) is typed for 〜 and must not start a line either, but UAX #14 takes it for an ideograph.
  private func isWaveDash(at offset: Int) -> Bool {
    bytes[offset] == 0xEF && bytes[offset + 1] == 0xBD && bytes[offset + 2] == 0x9E
  }
}
