/// Turns positions counted in code points into byte offsets; positions that mostly grow cost one pass in all.
struct CodePointOffsets {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var codePoint = 0
  private var offset = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The offset of a code point; the end for one beyond it.
  mutating func byteOffset(of index: Int) -> Int {
    while codePoint > index { stepBack() }
    while codePoint < index, offset < bytes.count { step() }
    return offset
  }

  private mutating func step() {
    repeat { offset += 1 } while offset < bytes.count && isContinuation(offset)
    codePoint += 1
  }

  private mutating func stepBack() {
    repeat { offset -= 1 } while offset > 0 && isContinuation(offset)
    codePoint -= 1
  }

  private func isContinuation(_ offset: Int) -> Bool { bytes[offset] & 0xC0 == 0x80 }
}
