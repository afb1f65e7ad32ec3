import CNcurses
import Drawing
import Glibc

/// The `Display` that is a terminal, by ncurses. It keeps the canvas shown last and rewrites, whole, only rows that differ.
@MainActor
final class NcursesDisplay: Display {
  private let window: UnsafeMutablePointer<WINDOW>
  private let depth: ColorDepth
  private var pairs: [ColorPair: Int16] = [:]
  /// What should be on the screen, and what is, as far as that is known.
  private var wanted: Canvas?
  private var shown: Canvas?
  private var isUp = true

  /// Takes the terminal over. The type must be a known one that can place its cursor.
  init(type: String, noColor: String?) throws(TerminalError) {
    // The variables LINES and COLUMNS are often stale: the terminal itself knows.
    use_env(false)
    use_tioctl(true)
    guard let output = fdopen(TerminalDevice.output, "w"), let input = fdopen(TerminalDevice.input, "r"),
      newterm(type, output, input) != nil, let window = dokusho_whole_screen()
    else { throw .refused(errno: errno) }
    self.window = window
    depth = ColorDepth(colors: Int(tigetnum("colors")), noColor: noColor)
    if depth != .none {
      start_color()
      use_default_colors()
    }
    setModes()
    adoptSize()
  }

  var size: Size { Size(rows: Int(getmaxy(window)), columns: Int(getmaxx(window))) }

  func show(_ canvas: Canvas) {
    HandlerStack.adopt()
    wanted = canvas
    guard isUp else { return }
    let frame = fitted(canvas)
    for row in 0..<frame.size.rows where !isShown(row, of: frame) { draw(row, of: frame) }
    shown = frame
    placeCursor(frame.cursor)
    wrefresh(window)
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
  private struct ColorPair: Hashable {
    let color: Color
    let background: Color
  }

  private func setModes() {
    raw()
    noecho()
    nonl()
    keypad(window, true)
    scrollok(window, false)
    def_prog_mode()
  }

  private func fitted(_ canvas: Canvas) -> Canvas {
    guard canvas.size != size else { return canvas }
    var frame = Canvas(size: size)
    frame.draw(canvas, at: .origin)
    return frame
  }

  private func isShown(_ row: Int, of frame: Canvas) -> Bool {
    shown?.size == frame.size && shown?.cells(inRow: row) == frame.cells(inRow: row)
  }

  /// Each glyph is placed by itself; so ncurses cannot wrap or shift what follows.
  private func draw(_ row: Int, of frame: Canvas) {
    for (column, cell) in frame.cells(inRow: row).enumerated() {
      guard let glyph = cell.glyph else { continue }
      var character = self.character(glyph.text, style: depth.adapt(cell.style))
      mvwadd_wch(window, Int32(row), Int32(column), &character)
    }
  }

  private func character(_ text: String, style: Style) -> cchar_t {
    var character = cchar_t()
    let scalars = text.unicodeScalars.map { wchar_t($0.value) } + [0]
    setcchar(&character, scalars, Self.attributes(of: style), pair(for: style), nil)
    return character
  }

  private static func attributes(of style: Style) -> attr_t {
    let names: [(Style.Attributes, attr_t)] = [
      (.bold, dokusho_bold), (.dim, dokusho_dim), (.underline, dokusho_underline),
      (.reverse, dokusho_reverse), (.italic, dokusho_italic),
    ]
    return names.reduce(0) { style.attributes.contains($1.0) ? $0 | $1.1 : $0 }
  }

  /// The number under which ncurses knows two colours; 0, which is no colours, when it can take no more pairs.
  private func pair(for style: Style) -> Int16 {
    let pair = ColorPair(color: style.color, background: style.background)
    guard pair != ColorPair(color: .default, background: .default) else { return 0 }
    if let number = pairs[pair] { return number }
    let number = Int16(pairs.count + 1)
    guard init_pair(number, pair.color.rawValue, pair.background.rawValue) == OK else { return 0 }
    pairs[pair] = number
    return number
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
