/// One user-perceived character as the terminal shows it: safe, composed, at most five code points, one or
/// two cells wide.
///
/// It is one spacing scalar, whose width is that of `wcwidth`, and at most four marks of width zero: what a
/// cell of ncurses holds. Glyphs are made only from strings, by `glyphs`; so none can carry a control
/// character. Two words hold it all, so that a screen of them is copied and compared without counting
/// references.
@usableFromInline
package struct Glyph: Hashable, Sendable {
  /// 21 bits for each code point: the spacing scalar lowest, then two marks.
  @usableFromInline let front: UInt64
  /// The other two marks, and above them the width.
  @usableFromInline let back: UInt64

  init(_ scalar: Unicode.Scalar, width: Int) {
    front = UInt64(scalar.value)
    back = UInt64(width) << Self.widthShift
  }

  /// Scalars beyond the fifth are left out.
  init(_ scalars: String.UnicodeScalarView, width: Int) {
    var (front, back) = (UInt64(0), UInt64(width) << Self.widthShift)
    for (index, scalar) in scalars.prefix(Self.maximumCount).enumerated() {
      let bits = UInt64(scalar.value) << Self.shift(of: index)
      if index < Self.frontCount { front |= bits } else { back |= bits }
    }
    self.front = front
    self.back = back
  }

  /// The number of cells, 1 or 2.
  package var width: Int { Int(back >> Self.widthShift) }

  /// What is sent to the terminal.
  package var text: String {
    var scalars = String.UnicodeScalarView()
    for index in 0..<Self.maximumCount {
      if let scalar = Unicode.Scalar(codePoint(index)), scalar != "\0" { scalars.append(scalar) }
    }
    return String(scalars)
  }

  /// The code point in a place from 0 to 4; 0 behind the last.
  @inlinable
  package func codePoint(_ index: Int) -> UInt32 {
    let word = index < Self.frontCount ? front : back
    return UInt32(truncatingIfNeeded: word >> Self.shift(of: index)) & Self.mask
  }
}

extension Glyph {
  // Inlinable, since each frame compares thousands in other modules.
  @inlinable
  package static func == (left: Glyph, right: Glyph) -> Bool {
    left.front == right.front && left.back == right.back
  }
}

extension Glyph {
  /// How many code points a glyph can have.
  package static let maximumCount = 5

  @usableFromInline static var frontCount: Int { 3 }
  @usableFromInline static var bits: Int { 21 }
  @usableFromInline static var mask: UInt32 { 0x1F_FFFF }
  private static let widthShift = 62

  @usableFromInline
  static func shift(of index: Int) -> Int {
    (index < frontCount ? index : index - frontCount) * bits
  }
}

extension Glyph {
  /// An empty cell.
  package static let space = Glyph(" ", width: 1)

  /// The sign of a cut, two cells wide where ambiguous characters are.
  static func ellipsis(_ ambiguous: AmbiguousWidth) -> Glyph {
    Glyph("…", width: ambiguous == .wide ? 2 : 1)
  }

  /// This glyph, or where it is too wide what stands for it in one cell: a space or ▯.
  func narrowed(to cells: Int) -> Glyph {
    if width <= cells { return self }
    return isBlank ? .space : Glyph("▯", width: 1)
  }

  /// Whether nothing but white space is drawn.
  var isBlank: Bool {
    guard codePoint(1) == 0, let scalar = Unicode.Scalar(codePoint(0)) else { return false }
    return scalar == " " || scalar.properties.isWhitespace
  }
}
