import Drawing

extension Key {
  /// The key that sends a control character; nil for a byte of text and for the escape, with which sequences begin.
  ///
  /// Backspace is DEL or ^H, Enter is CR or LF: each terminal has its own.
  init?(controlByte byte: UInt8) {
    switch byte {
    case 0x08, 0x7F: self = .backspace
    case 0x09: self = .tab
    case 0x0A, 0x0D: self = .enter
    case 0x01...0x1A: self = .control(Character(Unicode.Scalar(byte + 0x60)))
    case 0x00, 0x1C...0x1F: self = .control(Character(Unicode.Scalar(byte + 0x40)))
    default: return nil
    }
  }
}
