import CNcurses
import Drawing
import Glibc

/// The `Display` that is a terminal, by ncurses. It keeps the canvas shown last and rewrites only cells that differ.
@MainActor
final class NcursesDisplay: Display {
  private let window: UnsafeMutablePointer<WINDOW>
  private let output: FrameOutput
  private var styles: TerminalStyles
  /// What should be on the screen, and what is, as far as that is known.
  private var wanted: Canvas?
  private var shown: Canvas?
  private var isUp = true

  /// Takes the terminal over. The type must be a known one that can place its cursor.
  init(type: String, noColor: String?) throws(TerminalError) {
    // The variables LINES and COLUMNS are often stale: the terminal itself knows.
    use_env(false)
    use_tioctl(true)
    output = try FrameOutput(to: TerminalDevice.output)
    guard let input = fdopen(TerminalDevice.input, "r"), newterm(type, output.stream, input) != nil,
      let window = dokusho_whole_screen()
    else { throw .refused(errno: errno) }
    self.window = window
    styles = Self.styles(ColorDepth(colors: Int(tigetnum("colors")), noColor: noColor))
    setModes()
    adoptSize()
  }

  var size: Size { Size(rows: Int(getmaxy(window)), columns: Int(getmaxx(window))) }

  func show(_ canvas: Canvas) {
    HandlerStack.adopt()
    wanted = canvas
    guard isUp else { return }
    let frame = fitted(canvas)
    draw(frame, over: shown?.size == frame.size ? shown : nil, &styles)
    shown = frame
    output.send {
      placeCursor(frame.cursor)
      wrefresh(window)
    }
  }

  func redraw() {
    shown = nil
    clearok(window, true)
    if let wanted { show(wanted) } else if isUp { wrefresh(window) }
  }

  /// Takes on the extent that the terminal has now.
  func adoptSize() {
    guard let size = TerminalDevice.size, size != self.size else { return }
    resize_term(Int32(size.rows), Int32(size.columns))
    shown = nil
    clearok(window, true)
  }

  /// Leaves the terminal alone, since it belongs to others, until `enter()`.
  func pause() {
    isUp = false
  }

  /// Gives the terminal back: its main screen, its modes. A canvas shown meanwhile waits.
  func leave() {
    guard isUp else { return }
    isUp = false
    // Where there is no other screen, what comes next stands in the last line.
    wmove(window, getmaxy(window) - 1, 0)
    wclrtoeol(window)
    wrefresh(window)
    endwin()
  }

  /// Takes the terminal again after `leave()`.
  func enter() {
    isUp = true
    reset_prog_mode()
    adoptSize()
    redraw()
  }
}

extension NcursesDisplay {
  /// What terminfo says of a type of terminal; nil when it does not know the type.
  nonisolated static func capabilities(ofType type: String) -> Capabilities? {
    var error: Int32 = 0
    guard setupterm(type, TerminalDevice.output, &error) == OK else { return nil }
    return Capabilities { name in
      // The pointer is nil when the terminal lacks the capability, and -1 when there is none of that name.
      guard let pointer = tigetstr(name), Int(bitPattern: pointer) != -1 else { return nil }
      return String(cString: pointer)
    }
  }
}

extension NcursesDisplay {
  private static func styles(_ depth: ColorDepth) -> TerminalStyles {
    if depth != .none {
      start_color()
      use_default_colors()
    }
    let attributes: [(Style.Attributes, attr_t)] = [
      (.bold, dokusho_bold), (.dim, dokusho_dim), (.underline, dokusho_underline),
      (.reverse, dokusho_reverse), (.italic, dokusho_italic),
    ]
    return TerminalStyles(depth, attributes: attributes) { pair, color, background in
      init_pair(pair, color.rawValue, background.rawValue) == OK
    }
  }

  private func setModes() {
    raw()
    noecho()
    nonl()
    keypad(window, true)
    scrollok(window, false)
    // A frame that has begun is shown as a whole, whatever is typed meanwhile.
    typeahead(-1)
    def_prog_mode()
  }

  private func fitted(_ canvas: Canvas) -> Canvas {
    guard canvas.size != size else { return canvas }
    var frame = Canvas(size: size)
    frame.draw(canvas, at: .origin)
    return frame
  }

  /// No wide glyph is cut in half on either canvas; so where cells differ whole glyphs do, and each is placed by itself, which
  /// ncurses can neither wrap nor shift.
  private func draw(_ frame: Canvas, over former: Canvas?, _ styles: inout TerminalStyles) {
    let window = window
    for row in 0..<frame.size.rows {
      if let former {
        for (column, cell) in frame.cells(inRow: row, otherThanIn: former) {
          Self.place(cell, row: row, column: column, in: window, &styles)
        }
      } else {
        for (column, cell) in frame.cells(inRow: row).enumerated() {
          Self.place(cell, row: row, column: column, in: window, &styles)
        }
      }
    }
  }

  private nonisolated static func place(
    _ cell: Cell, row: Int, column: Int, in window: UnsafeMutablePointer<WINDOW>,
    _ styles: inout TerminalStyles
  ) {
    guard let glyph = cell.glyph else { return }
    let (attributes, pair) = styles[cell.style]
    var text = (
      wchar_t(glyph.codePoint(0)), wchar_t(glyph.codePoint(1)), wchar_t(glyph.codePoint(2)),
      wchar_t(glyph.codePoint(3)), wchar_t(glyph.codePoint(4)), wchar_t(0)
    )
    var character = cchar_t()
    withUnsafeBytes(of: &text) { bytes in
      _ = setcchar(&character, bytes.assumingMemoryBound(to: wchar_t.self).baseAddress, attributes, pair, nil)
    }
    mvwadd_wch(window, Int32(row), Int32(column), &character)
  }

  private func placeCursor(_ position: Position?) {
    let visible = position.flatMap { isOnScreen($0) ? $0 : nil }
    curs_set(visible == nil ? 0 : 1)
    // Without this, a hidden cursor would be left behind the cell drawn last.
    wmove(window, Int32(visible?.row ?? 0), Int32(visible?.column ?? 0))
  }

  private func isOnScreen(_ position: Position) -> Bool {
    (0..<size.rows).contains(position.row) && (0..<size.columns).contains(position.column)
  }
}
