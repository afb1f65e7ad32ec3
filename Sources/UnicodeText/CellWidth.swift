import CUnistring

/// The number of cells of a scalar, in agreement with the `wcwidth` of glibc, by which ncurses lays out its
/// cells.
enum CellWidth {
  /// 0 for a scalar that joins the one before it, else 1 or 2. The scalar must be an assigned, printable one.
  static func of(_ scalar: Unicode.Scalar, ambiguous: AmbiguousWidth) -> Int {
    let width = tableWidth(scalar)
    return width == 1 && ambiguous == .wide && AmbiguousRanges.contains(scalar.value) ? 2 : width
  }

  private static func tableWidth(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    // Numbers on black squares and hexagrams: wide for glibc, narrow for libunistring.
    case 0x3248...0x324F, 0x4DC0...0x4DFF: 2
    // Marks of Kannada, Zanabazar Square and Bhaiksuki which libunistring takes for letters.
    case 0x0CBF, 0x0CC6, 0x11A07...0x11A08, 0x11C3F: 0
    default: Int(uc_width(scalar.value, "UTF-8"))
    }
  }
}
