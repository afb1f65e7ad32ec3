extension Collection where Element: Comparable {
  /// The middle one, the greater of two. There must be one.
  var median: Element { sorted()[count / 2] }
}
