/// What `CommonRun` folds, sixteen bytes at a time and without a branch for each scalar.
enum CommonBlocks {
  private typealias Block = SIMD16<UInt8>
  private typealias Mask = SIMDMask<SIMD16<Int8>>

  /// Folds whole blocks of the bytes from an offset on, where a scalar begins, until one holds anything else.
  ///
  /// - Parameter target: As many bytes as the source has from there on.
  /// - Returns: How many bytes were taken and given. They are whole scalars.
  static func fold(
    _ source: UnsafeRawBufferPointer, from start: Int, into target: UnsafeMutableRawPointer
  ) -> Int {
    // A block looks at two bytes before it, and one behind.
    guard start >= 2 else { return 0 }
    var offset = start
    while offset + Block.scalarCount < source.count {
      guard let folded = folded(source, at: offset) else { break }
      target.storeBytes(of: folded, toByteOffset: offset - start, as: Block.self)
      offset += Block.scalarCount
    }
    return end(in: source, from: start, to: offset) - start
  }

  /// The last block may have cut a scalar.
  private static func end(in source: UnsafeRawBufferPointer, from start: Int, to offset: Int) -> Int {
    if offset == start { return start }
    if source[offset - 1] >= 0xC0 { return offset - 1 }
    return source[offset - 2] >= 0xC0 ? offset - 2 : offset
  }
}

extension CommonBlocks {
  // To compare a block with a single byte is slow: it goes byte by byte.
  @inline(__always)
  private static func all(_ byte: UInt8) -> Block { Block(repeating: byte) }

  /// A block folded; nil where it holds a scalar of another kind.
  @inline(__always)
  private static func folded(_ source: UnsafeRawBufferPointer, at offset: Int) -> Block? {
    let bytes = source.loadUnaligned(fromByteOffset: offset, as: Block.self)
    let before = source.loadUnaligned(fromByteOffset: offset - 1, as: Block.self)
    let twoBefore = source.loadUnaligned(fromByteOffset: offset - 2, as: Block.self)
    let next = source.loadUnaligned(fromByteOffset: offset + 1, as: Block.self)
    let kana = Kana(second: before, third: bytes)
    let isKanaThird = twoBefore .== all(0xE3)
    let wrong =
      wrongPlaces(bytes, before, twoBefore) .| (isKanaThird .& .!kana.isCommon)
      .| (before .== all(0xE4) .& bytes .< all(0xB8))
    let halves = unsafeBitCast(wrong, to: SIMD2<UInt64>.self)
    guard halves[0] | halves[1] == 0 else { return nil }
    let katakana = Kana(second: bytes, third: next)
    let isKanaSecond = before .== all(0xE3)
    return lowercased(bytes)
      .replacing(with: all(0x81), where: isKanaSecond .& (katakana.isSmall .| katakana.isFirst))
      .replacing(with: all(0x82), where: isKanaSecond .& katakana.isLast)
      .replacing(with: bytes &- 0x20, where: isKanaThird .& (kana.isSmall .| kana.isLast))
      .replacing(with: bytes &+ 0x20, where: isKanaThird .& kana.isFirst)
  }

  /// Bytes that are neither ASCII nor part of a scalar of three bytes that begins with E3 to E9.
  @inline(__always)
  private static func wrongPlaces(_ bytes: Block, _ before: Block, _ twoBefore: Block) -> Mask {
    let continuations = (bytes & 0xC0) .== all(0x80)
    let expected = leads(before) .| leads(twoBefore)
    return (continuations .^ expected) .| ((bytes .>= all(0x80)) .^ (continuations .| leads(bytes)))
  }

  @inline(__always)
  private static func leads(_ bytes: Block) -> Mask { (bytes &- 0xE3) .< all(7) }

  @inline(__always)
  private static func lowercased(_ bytes: Block) -> Block {
    bytes.replacing(with: bytes | 0x20, where: (bytes &- 0x41) .< all(26))
  }

  /// The scalars that begin with E3, by their other two bytes.
  private struct Kana {
    /// The katakana ァ to タ, ダ to ミ and ム to ヶ: how their folding is made changes between these.
    let isSmall, isFirst, isLast: Mask
    /// Whether folding takes one byte for one.
    let isCommon: Mask

    @inline(__always)
    init(second: Block, third: Block) {
      let (isSecond82, isSecond83) = (second .== all(0x82), second .== all(0x83))
      isSmall = isSecond82 .& (third .>= all(0xA1))
      isFirst = isSecond83 .& (third .<= all(0x9F))
      isLast = isSecond83 .& ((third &- 0xA0) .< all(0x17))
      let isPunctuation = (second .== all(0x80)) .& ((third &- 0x81) .< all(0x29))
      let isHiragana = (second .== all(0x81)) .& (third .>= all(0x81)) .| isSecond82 .& (third .<= all(0x96))
      let isMark = isSecond83 .& ((third &- 0xBB) .< all(2))
      isCommon = isSmall .| isFirst .| isLast .| isPunctuation .| isHiragana .| isMark
    }
  }
}
