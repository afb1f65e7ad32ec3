/// Turns graphemes into glyphs, one grapheme at a time.
///
/// What one cell cannot hold becomes several glyphs: ｶﾞ, a Devanagari conjunct, the two letters of a flag.
/// Of an emoji sequence (family, skin tone, VS16) the first emoji alone is drawn, at its own width, as
/// terminals do not agree on more.
struct GlyphBuilder {
  /// Base and marks together must not exceed the five code points of a cell.
  private static let maximumMarks = 4

  let ambiguous: AmbiguousWidth
  private(set) var glyphs: [Glyph] = []

  init(ambiguous: AmbiguousWidth) {
    self.ambiguous = ambiguous
  }

  /// Appends what is drawn for one grapheme: nothing, one glyph or more.
  mutating func append(_ grapheme: Character) {
    let scalars = grapheme.unicodeScalars
    guard let first = scalars.first else { return }
    if scalars.index(after: scalars.startIndex) == scalars.endIndex {
      appendAlone(first)
    } else if grapheme == "\r\n" {
      appendAlone("\n")
    } else {
      appendCluster(Array(scalars.filter { DisplayRole($0, ambiguous: ambiguous) != .hidden }))
    }
  }
}

extension GlyphBuilder {
  /// A scalar without company is drawn as it is written: 神 (U+FA19) keeps its shape though NFC would
  /// replace it.
  private mutating func appendAlone(_ scalar: Unicode.Scalar) {
    switch DisplayRole(scalar, ambiguous: ambiguous) {
    case .spacing(let width): glyphs.append(Glyph(scalar, width: width))
    case .mark: appendMarks([scalar])
    case .replaced(let substitute): appendAlone(substitute)
    case .hidden: break
    }
  }

  /// Marks without a base get a dotted circle; a Hangul vowel, which joins nothing but its consonant, is
  /// unknown.
  private mutating func appendMarks(_ scalars: [Unicode.Scalar]) {
    if scalars[0].properties.isGraphemeExtend {
      appendCluster([DisplayRole.dottedCircle] + scalars)
    } else {
      appendAlone(DisplayRole.unknown)
    }
  }

  private mutating func appendCluster(_ scalars: [Unicode.Scalar]) {
    guard let first = scalars.first else { return }
    if DisplayRole(first, ambiguous: ambiguous) == .mark { return appendMarks(scalars) }
    if scalars.count == 1 { return appendAlone(first) }
    var cell = CellContents()
    for scalar in Composition.composed(scalars) where !(cell.holdsEmoji && scalar.properties.isEmoji) {
      switch DisplayRole(scalar, ambiguous: ambiguous) {
      case .spacing(let width): start(scalar, width: width, in: &cell)
      case .mark: join(scalar, to: &cell)
      case .replaced(let substitute):
        start(substitute, width: CellWidth.of(substitute, ambiguous: ambiguous), in: &cell)
      case .hidden: break
      }
    }
    flush(cell)
  }

  private mutating func start(_ base: Unicode.Scalar, width: Int, in cell: inout CellContents) {
    flush(cell)
    cell = CellContents(base: base, width: width)
  }

  private mutating func join(_ mark: Unicode.Scalar, to cell: inout CellContents) {
    guard cell.scalars.count <= Self.maximumMarks else { return }
    cell.scalars.append(mark)
  }

  private mutating func flush(_ cell: CellContents) {
    guard cell.width > 0 else { return }
    glyphs.append(Glyph(cell.scalars, width: cell.width))
  }
}

/// A glyph in the making; width 0 means that no base has been seen.
private struct CellContents {
  var scalars = String.UnicodeScalarView()
  var width = 0
  var holdsEmoji = false

  init() {}

  init(base: Unicode.Scalar, width: Int) {
    scalars.append(base)
    self.width = width
    holdsEmoji = base.properties.isEmoji
  }
}
