import CVterm

/// A terminal emulator without a window (libvterm): takes what a program writes, knows what the screen shows,
/// and answers what a program asks.
final class VirtualTerminal {
  /// The rows that left the top of the main screen, oldest first.
  fileprivate(set) var scrollback: [String] = []
  fileprivate var answers: [UInt8] = []
  fileprivate var isCursorVisible = true
  fileprivate var isAlternate = false
  fileprivate var isMouseReported = false
  private let terminal: OpaquePointer
  private let callbacks: UnsafeMutablePointer<VTermScreenCallbacks>

  init(rows: Int, columns: Int) {
    terminal = vterm_new(Int32(clamping: rows), Int32(clamping: columns))
    callbacks = .allocate(capacity: 1)
    callbacks.initialize(to: .observing)
    vterm_set_utf8(terminal, 1)
    let user = Unmanaged.passUnretained(self).toOpaque()
    vterm_output_set_callback(terminal, takeAnswer, user)
    vterm_screen_set_callbacks(screenLayer, callbacks, user)
    vterm_screen_enable_altscreen(screenLayer, 1)
    vterm_screen_reset(screenLayer, 1)
  }

  deinit {
    vterm_free(terminal)
    callbacks.deallocate()
  }

  /// What is on the screen now.
  var screen: Screen {
    let size = size
    return Screen(
      cells: (0..<size.rows).map { cells(row: $0, columns: size.columns) }, cursor: cursor,
      isCursorVisible: isCursorVisible, isAlternate: isAlternate,
      isMouseReported: isMouseReported)
  }

  /// Takes bytes that a program wrote.
  func feed(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { buffer in
      _ = vterm_input_write(terminal, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count)
    }
  }

  /// Takes a new size, as when a window is dragged; at least one cell, since libvterm takes no less.
  func resize(rows: Int, columns: Int) {
    vterm_set_size(terminal, Int32(clamping: max(1, rows)), Int32(clamping: max(1, columns)))
  }

  /// The bytes that this key sends in the modes which the program has set.
  func bytes(for key: Keystroke) -> [UInt8] {
    if let bytes = key.fixedBytes { return bytes }
    let (key, modifier) = key.vtermKey
    vterm_keyboard_key(terminal, key, modifier)
    return takeAnswers()
  }

  /// The bytes that pasting a text sends: in brackets, if the program has asked for them.
  func bytes(forPasting text: String) -> [UInt8] {
    vterm_keyboard_start_paste(terminal)
    answers += Array(text.utf8)
    vterm_keyboard_end_paste(terminal)
    return takeAnswers()
  }

  /// Hands over what the terminal itself has to say to the program, such as the answer to a query.
  func takeAnswers() -> [UInt8] {
    defer { answers = [] }
    return answers
  }
}

extension VirtualTerminal {
  private var screenLayer: OpaquePointer { vterm_obtain_screen(terminal) }

  private var size: (rows: Int, columns: Int) {
    var rows: Int32 = 0
    var columns: Int32 = 0
    vterm_get_size(terminal, &rows, &columns)
    return (Int(rows), Int(columns))
  }

  private var cursor: (row: Int, column: Int) {
    var position = VTermPos()
    vterm_state_get_cursorpos(vterm_obtain_state(terminal), &position)
    return (Int(position.row), Int(position.col))
  }

  private func cells(row: Int, columns: Int) -> [ScreenCell] {
    var cells: [ScreenCell] = []
    for column in 0..<columns {
      let cell = cell(row: row, column: column)
      cells.append(cell.width == 0 ? cells.last?.rightHalf ?? cell : cell)
    }
    return cells
  }

  private func cell(row: Int, column: Int) -> ScreenCell {
    var cell = VTermScreenCell()
    _ = vterm_screen_get_cell(screenLayer, VTermPos(row: Int32(row), col: Int32(column)), &cell)
    return ScreenCell(cell)
  }

  fileprivate func note(_ property: VTermProp, _ value: VTermValue) {
    switch property {
    case VTERM_PROP_CURSORVISIBLE: isCursorVisible = value.boolean != 0
    case VTERM_PROP_ALTSCREEN: isAlternate = value.boolean != 0
    case VTERM_PROP_MOUSE: isMouseReported = value.number != VTERM_PROP_MOUSE_NONE
    default: break
    }
  }
}

private func terminal(behind user: UnsafeMutableRawPointer?) -> VirtualTerminal? {
  user.map { Unmanaged<VirtualTerminal>.fromOpaque($0).takeUnretainedValue() }
}

private let takeAnswer: @convention(c) (UnsafePointer<CChar>?, Int, UnsafeMutableRawPointer?) -> Void = {
  bytes, count, user in
  terminal(behind: user)?.answers += UnsafeRawBufferPointer(start: bytes, count: count)
}

extension VTermScreenCallbacks {
  fileprivate static var observing: VTermScreenCallbacks {
    var callbacks = VTermScreenCallbacks()
    callbacks.settermprop = { property, value, user in
      guard let value else { return 0 }
      terminal(behind: user)?.note(property, value.pointee)
      return 1
    }
    callbacks.sb_pushline = { columns, cells, user in
      let row = UnsafeBufferPointer(start: cells, count: Int(columns))
      let end = row.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
      terminal(behind: user)?.scrollback.append(row[..<end].map(ScreenCell.init).rightTrimmedText)
      return 1
    }
    return callbacks
  }
}
