import Drawing
import Localization
import UnicodeText

/// What stands in a window that is too small for the screens.
enum TooSmallNotice {
  static func draw(on canvas: inout Canvas) {
    let sentence = localized("This window is too small: 20 columns and 5 rows are needed.")
    for (row, line) in LineBreaking.lines(sentence, width: canvas.size.columns).enumerated() {
      canvas.put(line, row: row, column: 0)
    }
  }
}

extension Size {
  var fitsScreens: Bool { columns >= 20 && rows >= 5 }
}
