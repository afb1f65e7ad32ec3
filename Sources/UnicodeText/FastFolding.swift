/// One pass over the bytes of a text, which folds common scalars by itself and says where it cannot.
struct FastFolding {
  /// Bytes held back before they are appended to the output, which is slow one by one. Up to 1,024 of them stand on
  /// the stack.
  static let bufferSize = 1024

  /// Why a run ended.
  enum Stop {
    case fullBuffer, uncommonScalar, end
  }

  private let bytes: UnsafeRawBufferPointer
  private let buffer: UnsafeMutableRawBufferPointer
  private var position = 0
  /// The last common unit, whose folding is undone when an uncommon scalar follows that may join it.
  private var unit = Unit(consumed: 0, produced: 0)

  init(_ bytes: UnsafeRawBufferPointer, buffer: UnsafeMutableRawBufferPointer) {
    self.bytes = bytes
    self.buffer = buffer
  }

  /// Whether all bytes are folded.
  var isAtEnd: Bool { position == bytes.count }

  /// Folds common scalars until the buffer is full, the text ends, or an uncommon scalar is met.
  mutating func run(into output: inout [UInt8]) -> Stop {
    var filled = 0
    defer { output.append(contentsOf: UnsafeRawBufferPointer(rebasing: buffer[..<filled])) }
    while position < bytes.count {
      guard filled + Unit.maximumProduced <= buffer.count else { return .fullBuffer }
      foldCommonRun(to: &filled)
      guard position < bytes.count else { return .end }
      guard filled + Unit.maximumProduced <= buffer.count else { return .fullBuffer }
      guard let next = foldUnit(at: position, to: filled) else { return .uncommonScalar }
      unit = next
      position += next.consumed
      filled += next.produced
    }
    return .end
  }

  /// Folds the uncommon scalars at the present position, and the common one before them, by the full
  /// algorithm.
  mutating func foldUncommonRun(into output: inout [UInt8]) {
    let start = position - unit.consumed
    output.removeLast(unit.produced)
    // Bytes that continue a scalar are never common, so that going by bytes finds the next common one.
    repeat { position += 1 } while position < bytes.count && foldUnit(at: position, to: 0) == nil
    let run = UnsafeRawBufferPointer(rebasing: bytes[start..<position])
    output.append(contentsOf: FullFolding.folded(String(decoding: run, as: UTF8.self)))
    unit = Unit(consumed: 0, produced: 0)
  }
}

/// Numbers of bytes: what a common scalar, or a half-width kana with its sound mark, took and gave.
private struct Unit {
  static let maximumProduced = 3
  let consumed: Int
  let produced: Int
}

extension FastFolding {
  /// Folds as much as `CommonRun` takes.
  @inline(__always)
  private mutating func foldCommonRun(to filled: inout Int) {
    guard let source = bytes.baseAddress, let target = buffer.baseAddress else { return }
    let count = min(bytes.count - position, buffer.count - filled)
    let run = CommonRun.fold(source + position, count: count, into: target + filled)
    guard run.length > 0 else { return }
    unit = Unit(consumed: run.last, produced: run.last)
    position += run.length
    filled += run.length
  }

  /// Folds the unit at an offset into the buffer; nil when it is not a common one.
  @inline(__always)
  private func foldUnit(at offset: Int, to place: Int) -> Unit? {
    let lead = bytes[offset]
    if lead < 0x80 {
      buffer[place] = CommonScalars.lowercased(lead)
      return Unit(consumed: 1, produced: 1)
    }
    if lead == 0xC3 { return foldLatin(at: offset, to: place) }
    guard lead & 0xF0 == 0xE0, let value = scalar(at: offset) else { return nil }
    return foldScalar(value, at: offset, to: place)
  }

  /// Letters of Latin-1 from À to ÿ, without ß.
  @inline(__always)
  private func foldLatin(at offset: Int, to place: Int) -> Unit? {
    guard offset + 1 < bytes.count else { return nil }
    let trail = bytes[offset + 1]
    guard trail & 0xC0 == 0x80, trail != 0x9F else { return nil }
    let isCapital = trail < 0x9F && trail != 0x97
    buffer[place] = 0xC3
    buffer[place + 1] = isCapital ? trail + 0x20 : trail
    return Unit(consumed: 2, produced: 2)
  }

  @inline(__always)
  private func foldScalar(_ value: UInt32, at offset: Int, to place: Int) -> Unit? {
    if value &- 0xFF66 < 0x38, let mark = scalar(at: offset + 3), mark == 0xFF9E || mark == 0xFF9F {
      let voiced = CommonScalars.voiced(value, by: mark)
      return voiced == 0 ? nil : Unit(consumed: 6, produced: put(voiced, at: place))
    }
    if value == 0x2026 { return putThreeDots(at: place) }
    let folding = CommonScalars.folding(of: value)
    return folding == 0 ? nil : Unit(consumed: 3, produced: put(folding, at: place))
  }

  /// The folding of …, which is too common in Japanese prose to take the long way.
  private func putThreeDots(at place: Int) -> Unit {
    for index in place..<place + 3 { buffer[index] = 0x2E }
    return Unit(consumed: 3, produced: 3)
  }

  /// The scalar of three bytes at an offset; nil when none stands there.
  @inline(__always)
  private func scalar(at offset: Int) -> UInt32? {
    guard offset + 2 < bytes.count, bytes[offset] & 0xF0 == 0xE0 else { return nil }
    let second = bytes[offset + 1]
    let third = bytes[offset + 2]
    guard second & 0xC0 == 0x80, third & 0xC0 == 0x80 else { return nil }
    return UInt32(bytes[offset] & 0x0F) << 12 | UInt32(second & 0x3F) << 6 | UInt32(third & 0x3F)
  }

  /// Writes an ASCII scalar, or one of U+0800 and above, and returns its number of bytes.
  @inline(__always)
  private func put(_ scalar: UInt32, at place: Int) -> Int {
    guard scalar >= 0x80 else {
      buffer[place] = UInt8(scalar)
      return 1
    }
    buffer[place] = 0xE0 | UInt8(truncatingIfNeeded: scalar >> 12)
    buffer[place + 1] = 0x80 | UInt8(truncatingIfNeeded: scalar >> 6) & 0x3F
    buffer[place + 2] = 0x80 | UInt8(truncatingIfNeeded: scalar) & 0x3F
    return 3
  }
}
