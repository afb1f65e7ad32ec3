/// What the screens ask of the terminal besides drawing.
@MainActor
package struct TerminalControls {
  let redraw: () -> Void
  let suspend: () -> Void

  package init(redraw: @escaping () -> Void, suspend: @escaping () -> Void) {
    self.redraw = redraw
    self.suspend = suspend
  }
}
