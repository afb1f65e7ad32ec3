/// The size of the terminal window, in cells.
package struct WindowState: Hashable, Sendable {
  package var rows = 24
  package var columns = 80

  /// Whether there is room for the selected memo beside the list.
  package var showsPreview: Bool { columns >= 120 }
}
