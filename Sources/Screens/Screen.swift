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
  /// The commands that can be run by their names.
  var commands: [String] { get }
  /// False for a name that means nothing here.
  func run(command: String) -> Bool
}

extension Screen {
  package var isOverlay: Bool { false }
  package func paste(_ text: String) -> Bool { false }
  package var commands: [String] { [] }
  package func run(command: String) -> Bool { false }
}
