/// The scalars of most text, each of which is a grapheme and a glyph of its own beside any other of them.
///
/// A fast path: text of these alone needs no search for graphemes. `GlyphBuilder` is the slow one.
enum PlainScalars {
  /// The number of cells; nil for a scalar that may join a neighbour, or is drawn as something else.
  @inline(__always)
  static func width(_ scalar: Unicode.Scalar, ambiguous: AmbiguousWidth) -> Int? {
    switch scalar.value {
    case 0x20...0x7E: 1
    case 0x4E00...0x9FFF, 0x3041...0x3096, 0x30A1...0x30FF, 0x3001...0x3020, 0xFF01...0xFF5E: 2
    case 0x2010...0x2027, 0x2500...0x259F, 0x2605...0x2606: ambiguous == .narrow ? 1 : nil
    default: nil
    }
  }
}

extension String {
  /// The glyphs of a text of plain scalars; nil for any other.
  func plainGlyphs(_ ambiguous: AmbiguousWidth) -> [Glyph]? {
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      guard let width = PlainScalars.width(scalar, ambiguous: ambiguous) else { return nil }
      glyphs.append(Glyph(scalar, width: width))
    }
    return glyphs
  }

  /// The number of cells of a text of plain scalars; nil for any other.
  func plainCellWidth(_ ambiguous: AmbiguousWidth) -> Int? {
    var total = 0
    for scalar in unicodeScalars {
      guard let width = PlainScalars.width(scalar, ambiguous: ambiguous) else { return nil }
      total += width
    }
    return total
  }

  /// The cells that parts of a text of plain scalars take; nil for any other.
  func plainColumns(of parts: [Range<Int>], _ ambiguous: AmbiguousWidth) -> [Range<Int>]? {
    var columns = [Range<Int>?](repeating: nil, count: parts.count)
    var (offset, column) = (0, 0)
    for scalar in unicodeScalars {
      guard let width = PlainScalars.width(scalar, ambiguous: ambiguous) else { return nil }
      let next = offset + UTF8.width(scalar)
      for (index, part) in parts.enumerated() where offset < part.upperBound && part.lowerBound < next {
        columns[index] = (columns[index]?.lowerBound ?? column)..<column + width
      }
      (offset, column) = (next, column + width)
    }
    return columns.compactMap(\.self)
  }

  /// The text cut to so many cells, with … where it was cut; nil when another scalar than a plain one decides it.
  func plainFitted(to cells: Int, _ ambiguous: AmbiguousWidth) -> String? {
    let ellipsis = Glyph.ellipsis(ambiguous)
    var width = 0
    var end = startIndex
    var kept = startIndex
    while end < endIndex {
      let scalar = unicodeScalars[end]
      guard let next = PlainScalars.width(scalar, ambiguous: ambiguous) else { return nil }
      width += next
      guard width <= cells else { return self[..<kept] + (ellipsis.width <= cells ? ellipsis.text : "") }
      unicodeScalars.formIndex(after: &end)
      if width + ellipsis.width <= cells { kept = end }
    }
    return self
  }
}
