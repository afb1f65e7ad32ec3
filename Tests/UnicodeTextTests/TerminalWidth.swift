import CSystem
import Glibc

/// The judgement of the C library, by which ncurses places what it draws.
enum TerminalWidth {
  /// `wcwidth` in the locale C.UTF-8: -1 for what may not be drawn.
  static func of(_ scalar: Unicode.Scalar) -> Int {
    precondition(isUTF8, "C.UTF-8 is missing")
    return Int(dokusho_wcwidth(wchar_t(scalar.value)))
  }

  private static let isUTF8 = setlocale(LC_CTYPE, "C.UTF-8") != nil
}
