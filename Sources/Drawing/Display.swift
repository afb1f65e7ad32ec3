/// The port to a real screen.
@MainActor
package protocol Display: AnyObject {
  /// The present extent of the screen.
  var size: Size { get }

  /// Shows a canvas; what is beyond its edges becomes blank, what is beyond the screen's is not seen.
  func show(_ canvas: Canvas)

  /// Draws everything anew, in case something else has written on the screen.
  func redraw()
}
