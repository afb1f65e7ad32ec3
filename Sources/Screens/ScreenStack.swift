import Drawing
import Observation
import Redux
import StateTree
import UnicodeText

/// The screens that the state names, from the bottom to the top: lets them appear and disappear, passes keys to the
/// topmost, and draws once for each turn in which something changed.
@MainActor
package final class ScreenStack: StoreSubscriber {
  let controls: TerminalControls
  let store: Store<AppState>
  let actions: PostListActions

  private let dependencies: Dependencies
  private lazy var table = ScreenTable(store: store, dependencies: dependencies) { [weak self] in
    self?.run($0)
  }
  private let display: any Display
  private var stack: [(route: Route, screen: any Screen)] = []
  private(set) var isDrawingDue = false

  package init(
    store: Store<AppState>, dependencies: Dependencies, display: any Display, controls: TerminalControls
  ) {
    self.store = store
    self.display = display
    self.controls = controls
    actions = PostListActions(dependencies)
    self.dependencies = dependencies
  }

  /// Follows the state from then on, and shows the first screen together with what has been read by its turn.
  package func start() {
    resize(to: display.size)
    store.subscribe(self, select: \.screens)
    drawSoon()
  }

  /// Follows the stack that the state names. A screen that stays visible below another goes on as it is.
  package func newState(state routes: [Route]) {
    let kept = zip(stack, routes).prefix { $0.route == $1 }.count
    guard kept < stack.count || kept < routes.count else { return }
    let before = visibleScreens
    stack.removeLast(stack.count - kept)
    stack += routes.dropFirst(kept).map { ($0, table.makeScreen(for: $0)) }
    let after = visibleScreens
    for screen in before where !after.contains(where: { $0 === screen }) { screen.disappear() }
    for screen in after where !before.contains(where: { $0 === screen }) { screen.appear() }
    drawSoon()
  }

  /// Passes a key to the topmost screen; what means nothing there may be a command of every screen.
  package func handle(_ key: Key) {
    guard let top = stack.last?.screen, !top.handle(key) else { return }
    _ = ScreenStack.bindings.run(key, on: self)
  }

  /// Passes pasted text to the field of the topmost screen; it is never run as commands.
  package func paste(_ text: String) {
    if stack.last?.screen.paste(text) ?? false { return }
    store.dispatch(StatusAction.tell(.pasteHasNoPlace))
  }

  /// Asks for the name of a command, of the topmost screen or of every screen.
  func askForCommand() {
    store.dispatch(PromptAction.ask(.command, text: "", candidates: commands))
  }

  private var commands: [String] {
    (stack.last?.screen.commands ?? []) + ScreenStack.bindings.map(\.command)
  }

  private func run(_ line: String) {
    let name = String(line.drop(while: \.isWhitespace).prefix { !$0.isWhitespace })
    if name.isEmpty || stack.last?.screen.run(command: name) ?? false { return }
    if ScreenStack.bindings.run(command: name, on: self) { return }
    let nearest = Suggestion.nearest(to: name, of: commands)
    store.dispatch(StatusAction.tell(.unknownCommand(name, nearest: nearest ?? "help")))
  }

  /// Takes in the size of the terminal and draws for it.
  package func resize(to size: Size) {
    store.dispatch(WindowAction.resized(rows: size.rows, columns: size.columns))
    drawSoon()
  }

  /// The screens as they look now.
  func picture() -> Canvas {
    var canvas = Canvas(size: display.size)
    guard display.size.fitsScreens else {
      TooSmallNotice.draw(on: &canvas)
      return canvas
    }
    for screen in visibleScreens { screen.draw(on: &canvas) }
    return canvas
  }

  /// The topmost screen that covers the window, and what lies over it.
  private var visibleScreens: [any Screen] {
    let bottom = stack.lastIndex { !$0.screen.isOverlay } ?? 0
    return stack.dropFirst(bottom).map(\.screen)
  }

  /// Draws now, and once more after the next change of what was drawn.
  private func draw() {
    isDrawingDue = false
    let canvas = withObservationTracking {
      picture()
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.drawSoon() }
    }
    display.show(canvas)
  }

  private func drawSoon() {
    guard !isDrawingDue else { return }
    isDrawingDue = true
    Task { [weak self] in
      if self?.isDrawingDue ?? false { self?.draw() }
    }
  }
}
