import Drawing

/// One screen: it draws what its view-model puts out and passes it keys.
@MainActor
package protocol Screen: AnyObject {
  /// Whether the screen below stays visible around it.
  var isOverlay: Bool { get }
  /// Called when it becomes visible: its view-model subscribes.
  func appear()
  /// Called when it is covered as a whole or closed: its view-model unsubscribes.
  func disappear()
  /// False for a key that has no meaning here.
  func handle(_ key: Key) -> Bool
  /// Text that was pasted; false where there is no field for it.
  func paste(_ text: String) -> Bool
  func draw(on canvas: inout Canvas)
}

extension Screen {
  package var isOverlay: Bool { false }
  package func paste(_ text: String) -> Bool { false }
}
