/// The byte order of a UTF-16 file, told by its mark; such files are decoded for reading only.
enum UTF16Encoding {
  case littleEndian, bigEndian

  /// The number of bytes of the mark at the beginning.
  static let markLength = 2

  /// The encoding of a file; nil when it has no UTF-16 mark.
  init?(of bytes: Span<UInt8>) {
    if bytes.hasBytes([0xFF, 0xFE], at: 0) {
      self = .littleEndian
    } else if bytes.hasBytes([0xFE, 0xFF], at: 0) {
      self = .bigEndian
    } else {
      return nil
    }
  }

  /// A range decoded, lone surrogates as U+FFFD, so that the number of code units stays.
  func text(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String {
    let (high, low) = self == .bigEndian ? (0, 1) : (1, 0)
    let units = stride(from: range.lowerBound, to: range.upperBound - 1, by: 2).map {
      UInt16(bytes[$0 + high]) << 8 | UInt16(bytes[$0 + low])
    }
    return String(decoding: units, as: UTF16.self)
  }
}
