import Drawing
import Localization

/// What stands in a window that is too small for the screens.
enum TooSmallNotice {
  static func draw(on canvas: inout Canvas) {
    guard canvas.size.rows > 0 else { return }
    canvas.put(localized("This window is too small: 20 columns and 5 rows are needed."), row: 0, column: 0)
  }
}

extension Size {
  var fitsScreens: Bool { columns >= 20 && rows >= 5 }
}
