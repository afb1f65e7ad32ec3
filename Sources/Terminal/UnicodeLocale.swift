import Glibc

/// The locale's encoding, by which ncurses turns characters into bytes.
enum UnicodeLocale {
  /// Sets the person's LC_CTYPE, or C.UTF-8 when that is not UTF-8; false when neither works.
  static func adopt() -> Bool {
    for locale in ["", "C.UTF-8"] where setlocale(LC_CTYPE, locale) != nil {
      if isUTF8 { return true }
    }
    return false
  }

  private static var isUTF8: Bool {
    nl_langinfo(nl_item(CODESET)).map { String(cString: $0) } == "UTF-8"
  }
}
