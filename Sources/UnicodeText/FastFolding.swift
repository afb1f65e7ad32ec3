/// One pass over the bytes of a text, which folds common scalars by itself and says where it cannot.
struct FastFolding {
  private let bytes: UnsafeRawBufferPointer
  private var position = 0
  /// The last common unit, whose folding is undone when an uncommon scalar follows that may join it.
  private var unit = Unit(consumed: 0, produced: 0)

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  /// Whether all bytes are folded.
  var isAtEnd: Bool { position == bytes.count }

  /// Folds common scalars until the text ends or an uncommon scalar is met.
  mutating func run(into output: inout [UInt8]) {
    // No unit gives more bytes than it takes.
    output.append(addingCapacity: bytes.count - position) { span in
      span.withUnsafeMutableBufferPointer { buffer, count in
        guard let target = UnsafeMutableRawPointer(buffer.baseAddress) else { return }
        run(into: target, &count)
      }
    }
  }

  /// Folds the uncommon scalars at the present position, and the common one before them, by the full
  /// algorithm.
  mutating func foldUncommonRun(into output: inout [UInt8]) {
    let start = position - unit.consumed
    output.removeLast(unit.produced)
    // Bytes that continue a scalar are never common, so that going by bytes finds the next common one.
    repeat { position += 1 } while position < bytes.count && !isCommon(at: position)
    let run = UnsafeRawBufferPointer(rebasing: bytes[start..<position])
    output.append(contentsOf: FullFolding.folded(String(decoding: run, as: UTF8.self)))
    unit = Unit(consumed: 0, produced: 0)
  }

  private func isCommon(at offset: Int) -> Bool {
    withUnsafeTemporaryAllocation(byteCount: Unit.maximumProduced, alignment: 1) { memory in
      memory.baseAddress.flatMap { foldUnit(at: offset, to: $0) } != nil
    }
  }
}

/// Numbers of bytes: what a common scalar, or a half-width kana with its sound mark, took and gave.
private struct Unit {
  static let maximumProduced = 3
  let consumed: Int
  let produced: Int

  init(consumed: Int, produced: Int) {
    self.consumed = consumed
    self.produced = produced
  }

  /// A unit that gave what it took.
  init(length: Int) {
    self.init(consumed: length, produced: length)
  }
}

extension FastFolding {
  private mutating func run(into target: UnsafeMutableRawPointer, _ filled: inout Int) {
    while position < bytes.count {
      foldCommonRun(to: target, &filled)
      guard position < bytes.count, let next = foldUnit(at: position, to: target + filled) else { return }
      unit = next
      position += next.consumed
      filled += next.produced
    }
  }

  /// Folds as much as `CommonBlocks` and `CommonRun` take.
  @inline(__always)
  private mutating func foldCommonRun(to target: UnsafeMutableRawPointer, _ filled: inout Int) {
    // Before that a block cannot be folded, and a long run must not go the way that is slower.
    guard position >= 2, let source = bytes.baseAddress else { return }
    let length = CommonBlocks.fold(bytes, from: position, into: target + filled)
    if length > 0 { unit = Unit(length: bytes[position + length - 1] < 0x80 ? 1 : 3) }
    position += length
    filled += length
    let run = CommonRun.fold(source + position, count: bytes.count - position, into: target + filled)
    guard run.length > 0 else { return }
    unit = Unit(length: run.last)
    position += run.length
    filled += run.length
  }

  /// Folds the unit at an offset; nil when it is not a common one.
  @inline(__always)
  private func foldUnit(at offset: Int, to target: UnsafeMutableRawPointer) -> Unit? {
    let lead = bytes[offset]
    if lead < 0x80 {
      target.storeBytes(of: CommonScalars.lowercased(lead), as: UInt8.self)
      return Unit(consumed: 1, produced: 1)
    }
    if lead == 0xC3 { return foldLatin(at: offset, to: target) }
    guard lead & 0xF0 == 0xE0, let value = scalar(at: offset) else { return nil }
    return foldScalar(value, at: offset, to: target)
  }

  /// Letters of Latin-1 from À to ÿ, without ß.
  @inline(__always)
  private func foldLatin(at offset: Int, to target: UnsafeMutableRawPointer) -> Unit? {
    guard offset + 1 < bytes.count else { return nil }
    let trail = bytes[offset + 1]
    guard trail & 0xC0 == 0x80, trail != 0x9F else { return nil }
    let isCapital = trail < 0x9F && trail != 0x97
    put(0xC3, isCapital ? trail + 0x20 : trail, at: target)
    return Unit(consumed: 2, produced: 2)
  }

  @inline(__always)
  private func foldScalar(
    _ value: UInt32, at offset: Int, to target: UnsafeMutableRawPointer
  ) -> Unit? {
    if value &- 0xFF66 < 0x38, let mark = scalar(at: offset + 3), mark == 0xFF9E || mark == 0xFF9F {
      let voiced = CommonScalars.voiced(value, by: mark)
      return voiced == 0 ? nil : Unit(consumed: 6, produced: put(voiced, at: target))
    }
    if value == 0x2026 { return putThreeDots(at: target) }
    let folding = CommonScalars.folding(of: value)
    return folding == 0 ? nil : Unit(consumed: 3, produced: put(folding, at: target))
  }

  /// The folding of …, which is too common in Japanese prose to take the long way.
  private func putThreeDots(at target: UnsafeMutableRawPointer) -> Unit {
    for offset in 0..<3 { target.storeBytes(of: 0x2E, toByteOffset: offset, as: UInt8.self) }
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
  private func put(_ scalar: UInt32, at target: UnsafeMutableRawPointer) -> Int {
    guard scalar >= 0x80 else {
      target.storeBytes(of: UInt8(scalar), as: UInt8.self)
      return 1
    }
    target.storeBytes(of: 0xE0 | UInt8(truncatingIfNeeded: scalar >> 12), as: UInt8.self)
    let (second, third) = (UInt8(truncatingIfNeeded: scalar >> 6), UInt8(truncatingIfNeeded: scalar))
    put(0x80 | second & 0x3F, 0x80 | third & 0x3F, at: target + 1)
    return 3
  }

  @inline(__always)
  private func put(_ first: UInt8, _ second: UInt8, at target: UnsafeMutableRawPointer) {
    target.storeBytes(of: first, as: UInt8.self)
    target.storeBytes(of: second, toByteOffset: 1, as: UInt8.self)
  }
}
