import Drawing
import SeededRandom
import Testing

struct CanvasTests {
  @Test("Text is put where it is wanted, and the column after it comes back")
  func put() {
    var canvas = Canvas(size: Size(rows: 2, columns: 12))
    #expect(canvas.put("こころ", row: 0, column: 1) == 7)
    #expect(canvas.put("12", row: 1, column: 9) == 11)
    #expect(canvas.lines == [" こころ", "         12"])
  }

  @Test("Only cells with another glyph or another style are other ones")
  func otherCells() {
    var canvas = Canvas(size: Size(rows: 2, columns: 8))
    canvas.put("a猫bc犬", row: 1, column: 0)
    var other = canvas
    #expect(canvas.cells(inRow: 1, otherThanIn: other).isEmpty)
    other.put("猫", row: 1, column: 0)
    other.put("c", row: 1, column: 4, style: .bold)
    let changed = other.cells(inRow: 1, otherThanIn: canvas)
    #expect(changed.map(\.column) == [0, 1, 2, 4])
    #expect(changed.map(\.cell.glyph?.text) == ["猫", nil, " ", "c"])
    #expect(other.cells(inRow: 0, otherThanIn: canvas).isEmpty)
  }

  @Test("Text is cut at the right edge", arguments: [(4, "猫猫"), (5, "猫猫"), (6, "猫猫猫")])
  func rightEdge(columns: Int, visible: String) {
    var canvas = Canvas(size: Size(rows: 1, columns: columns))
    #expect(canvas.put("猫猫猫猫", row: 0, column: 0) == columns)
    #expect(canvas.lines == [visible])
    #expect(width(of: canvas, row: 0) == columns)
  }

  @Test(
    "Text is cut at the left edge, where half a character becomes a blank",
    arguments: [(-2, "犬"), (-1, " 犬")])
  func leftEdge(column: Int, visible: String) {
    var canvas = Canvas(size: Size(rows: 1, columns: 6))
    canvas.put("猫犬", row: 0, column: column)
    #expect(canvas.lines == [visible])
  }

  @Test("Text keeps to its width, and half a character there becomes a blank in its style")
  func limitedWidth() {
    var canvas = Canvas(size: Size(rows: 1, columns: 10))
    canvas.put("..........", row: 0, column: 0)
    #expect(canvas.put("猫猫猫", row: 0, column: 1, width: 3, style: .reversed) == 4)
    #expect(canvas.lines == [".猫 ......"])
    #expect(canvas.cells(inRow: 0).filter { $0.style == .reversed }.count == 3)
    #expect(canvas.put("x", row: 0, column: 5, width: 0) == 5)
    #expect(canvas.put("x", row: 0, column: 5, width: -3) == 5)
  }

  @Test("Nothing is put outside the canvas", arguments: [(-1, 0), (2, 0), (0, 4), (0, 99), (0, -9)])
  func outside(row: Int, column: Int) {
    var canvas = Canvas(size: Size(rows: 2, columns: 4))
    canvas.put("猫a", row: row, column: column)
    canvas.fill(row: row, columns: column..<column + 3, style: .reversed)
    canvas.restyle(row: row, columns: column..<column + 3) { $0.bold }
    #expect(canvas == Canvas(size: Size(rows: 2, columns: 4)))
  }

  @Test("Whoever overwrites half a character leaves a blank in the other half")
  func halfOverwritten() {
    var canvas = Canvas(size: Size(rows: 2, columns: 6))
    canvas.put("猫犬鳥", row: 0, column: 0)
    canvas.put("x", row: 0, column: 3)
    canvas.put("猫犬鳥", row: 1, column: 0)
    canvas.put("魚", row: 1, column: 1)
    #expect(canvas.lines == ["猫 x鳥", " 魚 鳥"])
  }

  @Test("A blank that is left has the style of what stood there")
  func styleOfTheRest() {
    var canvas = Canvas(size: Size(rows: 1, columns: 2))
    canvas.put("猫", row: 0, column: 0, style: .reversed)
    canvas.put("x", row: 0, column: 0)
    #expect(canvas.cells(inRow: 0).map(\.style) == [.plain, .reversed])
  }

  @Test("A decomposed letter takes the cells of one letter")
  func decomposed() {
    var canvas = Canvas(size: Size(rows: 1, columns: 8))
    #expect(canvas.put("か\u{3099}k e\u{301}", row: 0, column: 0) == 5)
    #expect(canvas.lines.first?.unicodeScalars.elementsEqual("がk é".unicodeScalars) == true)
  }

  @Test("No control character gets into a cell")
  func controls() {
    var canvas = Canvas(size: Size(rows: 1, columns: 30))
    canvas.put("a\u{1B}[2J\u{7}\u{9B}\u{202E}\n\tb", row: 0, column: 0)
    let dangerous = canvas.lines.joined().unicodeScalars.filter {
      [.control, .format].contains($0.properties.generalCategory)
    }
    #expect(dangerous.isEmpty)
  }

  @Test("Filling makes blanks of a style, a whole row or a part of it")
  func fill() {
    var canvas = Canvas(size: Size(rows: 2, columns: 4))
    canvas.put("猫猫", row: 0, column: 0)
    canvas.put("猫猫", row: 1, column: 0)
    canvas.fill(row: 0, style: .reversed)
    canvas.fill(row: 1, columns: 1..<2)
    #expect(canvas.lines == ["", "  猫"])
    #expect(canvas.cells(inRow: 0).allSatisfy { $0.style == .reversed })
  }

  @Test("The selection bar changes the style and keeps the text, with whole characters")
  func restyle() {
    var canvas = Canvas(size: Size(rows: 1, columns: 6))
    canvas.put("猫犬鳥", row: 0, column: 0, style: .bold)
    canvas.restyle(row: 0, columns: 1..<3) { $0.reversed }
    #expect(canvas.lines == ["猫犬鳥"])
    let bar: Style = .bold.reversed
    #expect(canvas.cells(inRow: 0).map(\.style) == [bar, bar, bar, bar, .bold, .bold])
  }

  @Test("A pane is drawn with its cursor")
  func pane() {
    var pane = Canvas(size: Size(rows: 2, columns: 4))
    pane.put("猫", row: 0, column: 0)
    pane.put("b", row: 1, column: 3)
    pane.cursor = Position(row: 1, column: 3)
    var canvas = Canvas(size: Size(rows: 3, columns: 10))
    canvas.put("..........", row: 1, column: 0)
    canvas.draw(pane, at: Position(row: 1, column: 2))
    #expect(canvas.lines == ["", "..猫  ....", "     b"])
    #expect(canvas.cursor == Position(row: 2, column: 5))
  }

  @Test(
    "A pane over the edge is cut, at both sides and within characters",
    arguments: [(-1, " 犬鳥x"), (3, "xxx猫")])
  func paneOverTheEdge(column: Int, visible: String) {
    var pane = Canvas(size: Size(rows: 1, columns: 6))
    pane.put("猫犬鳥", row: 0, column: 0)
    var canvas = Canvas(size: Size(rows: 1, columns: 6))
    canvas.put("xxxxxx", row: 0, column: 0)
    canvas.draw(pane, at: Position(row: 0, column: column))
    #expect(canvas.lines == [visible])
    #expect(width(of: canvas, row: 0) == 6)
  }

  @Test("The border of a pane does not leave half characters around it")
  func paneOverCharacters() {
    var canvas = Canvas(size: Size(rows: 1, columns: 8))
    canvas.put("猫猫猫猫", row: 0, column: 0)
    var pane = Canvas(size: Size(rows: 1, columns: 4))
    pane.put("|ab|", row: 0, column: 0)
    canvas.draw(pane, at: Position(row: 0, column: 1))
    #expect(canvas.lines == [" |ab| 猫"])
  }

  @Test("A canvas can be empty")
  func empty() {
    var canvas = Canvas(size: Size(rows: -1, columns: 5))
    canvas.put("a", row: 0, column: 0)
    var narrow = Canvas(size: Size(rows: 1, columns: 0))
    narrow.put("猫", row: 0, column: 0)
    narrow.fill(row: 0)
    #expect(canvas.lines.isEmpty)
    #expect(narrow.lines == [""])
  }

  @Test(
    "Whatever is drawn, each row stays as wide as the canvas and each wide character whole", arguments: 1...12
  )
  func invariant(columns: Int) {
    var random = SeededGenerator(seed: UInt64(columns))
    var canvas = Canvas(size: Size(rows: 3, columns: columns))
    for _ in 0..<600 {
      change(&canvas, by: &random)
      for row in 0..<3 { #expect(isWhole(canvas.cells(inRow: row), columns: columns)) }
    }
  }
}

extension CanvasTests {
  private func width(of canvas: Canvas, row: Int) -> Int {
    canvas.cells(inRow: row).reduce(0) { $0 + ($1.glyph?.width ?? 0) }
  }

  private func change(_ canvas: inout Canvas, by random: inout SeededGenerator) {
    let row = Int.random(in: -1...3, using: &random)
    let column = Int.random(in: -4...canvas.size.columns + 1, using: &random)
    let columns = column..<column + Int.random(in: 0...5, using: &random)
    let text =
      ["猫", "a", "か\u{3099}", "猫犬鳥", "ab猫", "👨‍👩‍👧", "🇯🇵", "e\u{301}", "\u{301}", "ﾊﾟ"]
      .randomElement(using: &random) ?? ""
    switch Int.random(in: 0..<5, using: &random) {
    case 0: canvas.fill(row: row, columns: columns)
    case 1: canvas.restyle(row: row, columns: columns) { $0.reversed }
    case 2:
      var pane = Canvas(size: Size(rows: 2, columns: columns.count))
      pane.put(text, row: 0, column: 0)
      canvas.draw(pane, at: Position(row: row, column: column))
    case 3: canvas.put(text, row: row, column: column, width: columns.count, style: .bold)
    default: canvas.put(text, row: row, column: column)
    }
  }

  private func isWhole(_ cells: ArraySlice<Cell>, columns: Int) -> Bool {
    let followers = Array(cells.dropFirst()) + [nil]
    let halvesMatch = zip(cells, followers).allSatisfy { cell, next in
      cell.isLeftHalf == (next?.isRightHalf == true) && (!cell.isLeftHalf || cell.style == next?.style)
    }
    let width = cells.reduce(0) { $0 + ($1.glyph?.width ?? 0) }
    return cells.count == columns && width == columns && halvesMatch && cells.first?.isRightHalf == false
  }
}
