import Glibc
import UnicodeText

/// A screen, or a pane of one, as a value: rows of cells into which text is put.
///
/// Each row is exactly as wide as the canvas, and no wide glyph is ever cut in half: whoever overwrites one half leaves
/// a blank in the other.
package struct Canvas: Sendable, Equatable {
  /// How many rows and columns there are.
  package let size: Size
  /// Where the hardware cursor stands; nil hides it.
  package var cursor: Position?

  private var cells: [Cell]

  /// A canvas of blanks in plain style, without a cursor.
  package init(size: Size) {
    self.size = size
    cells = Array(repeating: .blank(.plain), count: size.rows * size.columns)
  }

  /// The cells of a row, which must exist, from left to right.
  package func cells(inRow row: Int) -> ArraySlice<Cell> {
    cells[row * size.columns..<(row + 1) * size.columns]
  }

  /// The cells of a row in which another canvas of the same size has other ones, each with its column.
  package func cells(inRow row: Int, otherThanIn other: Canvas) -> [(column: Int, cell: Cell)] {
    let start = row * size.columns
    return cells.withUnsafeBufferPointer { mine in
      other.cells.withUnsafeBufferPointer { theirs in
        var changed: [(column: Int, cell: Cell)] = []
        guard let own = mine.baseAddress, let former = theirs.baseAddress else { return changed }
        // Most rows are the same to the last byte.
        let length = size.columns * MemoryLayout<Cell>.stride
        if memcmp(own + start, former + start, length) == 0 { return changed }
        for column in 0..<size.columns where mine[start + column] != theirs[start + column] {
          changed.append((column, mine[start + column]))
        }
        return changed
      }
    }
  }

  /// The screen as text, a string per row without the blanks at its end.
  package var lines: [String] {
    (0..<size.rows).map { row in
      let glyphs = cells(inRow: row).compactMap(\.glyph)
      let end = glyphs.lastIndex { $0 != .space }.map { $0 + 1 } ?? 0
      return glyphs[..<end].map(\.text).joined()
    }
  }
}

extension Canvas {
  /// Puts text into a row, made safe, and returns the column after it; what reaches over the edge or over `width` cells
  /// is cut, and of a wide glyph cut in half a blank remains.
  @discardableResult
  package mutating func put(
    _ text: String, row: Int, column: Int, width: Int? = nil, style: Style = .plain
  ) -> Int {
    let limit = end(of: width, from: column)
    var next = column
    for glyph in text.glyphs {
      guard next < limit else { break }
      let end = min(next + glyph.width, limit)
      place(glyph, row: row, columns: next..<end, style: style)
      next = end
    }
    return next
  }

  /// Makes the columns of a row blank, or the whole row when `columns` is nil.
  package mutating func fill(row: Int, columns: Range<Int>? = nil, style: Style = .plain) {
    guard let target = visible(columns ?? 0..<size.columns, row: row) else { return }
    separate(target, row: row)
    for column in target { cells[index(row, column)] = .blank(style) }
  }

  /// Changes the style of what is drawn in the columns of a row; a wide glyph changes as a whole.
  package mutating func restyle(row: Int, columns: Range<Int>, _ change: (Style) -> Style) {
    guard let target = visible(columns, row: row) else { return }
    for column in widened(target, row: row) {
      let place = index(row, column)
      cells[place].style = change(cells[place].style)
    }
  }

  /// Draws another canvas with its top left corner at a position; its cursor, if it has one, becomes this canvas's.
  package mutating func draw(_ other: Canvas, at position: Position) {
    for row in 0..<other.size.rows {
      draw(other.cells(inRow: row), row: position.row + row, column: position.column)
    }
    guard let inner = other.cursor else { return }
    cursor = Position(row: position.row + inner.row, column: position.column + inner.column)
  }
}

extension Canvas {
  private func index(_ row: Int, _ column: Int) -> Int { row * size.columns + column }

  private func end(of width: Int?, from column: Int) -> Int {
    guard let width, width < size.columns - column else { return size.columns }
    return column + max(0, width)
  }

  /// The part of the columns that is on the canvas; nil if there is none.
  private func visible(_ columns: Range<Int>, row: Int) -> Range<Int>? {
    let target = columns.clamped(to: 0..<size.columns)
    return (0..<size.rows).contains(row) && !target.isEmpty ? target : nil
  }

  /// A glyph that has not all of its cells becomes a blank.
  private mutating func place(_ glyph: Glyph, row: Int, columns: Range<Int>, style: Style) {
    guard let target = visible(columns, row: row) else { return }
    separate(target, row: row)
    let left = index(row, target.lowerBound)
    guard target.count == glyph.width else { return cells[left] = .blank(style) }
    cells[left] = Cell(glyph: glyph, style: style)
    if glyph.width == 2 { cells[left + 1] = .rightHalf(style) }
  }

  /// Blanks the halves outside the columns of wide glyphs that begin or end in them.
  private mutating func separate(_ columns: Range<Int>, row: Int) {
    let whole = widened(columns, row: row)
    for column in [whole.lowerBound, whole.upperBound - 1] where !columns.contains(column) {
      let place = index(row, column)
      cells[place] = .blank(cells[place].style)
    }
  }

  /// The columns, and the halves outside them of wide glyphs that begin or end in them.
  private func widened(_ columns: Range<Int>, row: Int) -> Range<Int> {
    let startsInside = cells[index(row, columns.lowerBound)].isRightHalf
    let endsOutside = cells[index(row, columns.upperBound - 1)].isLeftHalf
    return columns.lowerBound - (startsInside ? 1 : 0)..<columns.upperBound + (endsOutside ? 1 : 0)
  }

  private mutating func draw(_ source: ArraySlice<Cell>, row: Int, column: Int) {
    guard let target = visible(column..<column + source.count, row: row) else { return }
    separate(target, row: row)
    let first = source.startIndex + target.lowerBound - column
    var drawn = source[first..<first + target.count]
    // A wide glyph of which the edge leaves one half.
    if let cell = drawn.first, cell.isRightHalf { drawn[drawn.startIndex] = .blank(cell.style) }
    if let cell = drawn.last, cell.isLeftHalf { drawn[drawn.endIndex - 1] = .blank(cell.style) }
    let left = index(row, target.lowerBound)
    cells.replaceSubrange(left..<left + target.count, with: drawn)
  }
}
