import Drawing
import Posts
import PostsFake
import Redux
import StateTree
import TestClock
import Testing

@testable import Screens

/// The screens over fakes: keys go in, the screen comes out as text.
@MainActor
final class ScreenHarness {
  let posts: FakePosts
  let drafts: FakeDrafts
  let display: FakeDisplay
  let store: Store<AppState>
  let clock = ManualClock()
  let editor = FakeEditor()
  let tabs: FakeSavedTabs
  /// How often the program was suspended.
  private(set) var suspendCount = 0
  private lazy var stack = makeStack()
  private let dependencies: Dependencies
  private var effects: [Task<Void, Never>] = []

  init(
    _ posts: FakePosts, rows: Int = 24, columns: Int = 80,
    samples: FakeSamples = FakeSamples("sample-1", "sample-2"), drafts: FakeDrafts = FakeDrafts(),
    tabs: FakeSavedTabs = FakeSavedTabs()
  ) {
    self.posts = posts
    self.drafts = drafts
    self.tabs = tabs
    display = FakeDisplay(Size(rows: rows, columns: columns))
    dependencies = Dependencies(
      fakes: posts, samples: samples, drafts: drafts, clock: clock, editor: editor, tabs: tabs)
    var state = AppState()
    state.postList.folderName = "読書メモ"
    store = Store(
      state: state, reducer: appReducer, middleware: [keepsDrafts(in: drafts, clock: clock)])
    start()
  }

  /// A harness over a collection of these memos.
  convenience init(_ memos: [FakeMemo] = FakeMemo.library, rows: Int = 24, columns: Int = 80) {
    self.init(FakePosts(memos), rows: rows, columns: columns)
  }

  deinit {
    for effect in effects { effect.cancel() }
  }

  private func makeStack() -> ScreenStack {
    let controls = TerminalControls(
      redraw: { [display] in display.redraw() }, suspend: { [weak self] in self?.suspendCount += 1 })
    return ScreenStack(store: store, dependencies: dependencies, display: display, controls: controls)
  }

  private func start() {
    stack.start()
    effects = [
      Task { [store, posts] in await detailFollowsSelection(in: store, posts: posts) },
      Task { [store, posts] in await booksFollowCondition(in: store, posts: posts) },
      Task { [store, tabs, dependencies] in
        await tabsFollowFile(in: store, tabs: tabs, actions: PostListActions(dependencies))
      },
      Task { [store, clock] in await messageFades(in: store, clock: clock) },
    ]
  }
}

// MARK: What a person does

extension ScreenHarness {
  /// Types characters, all in one turn.
  func press(_ text: String) {
    for character in text { stack.handle(.character(character)) }
  }

  func press(_ keys: Key...) {
    for key in keys { stack.handle(key) }
  }

  func paste(_ text: String) { stack.paste(text) }

  func resize(rows: Int, columns: Int) {
    display.size = Size(rows: rows, columns: columns)
    stack.resize(to: display.size)
  }
}

// MARK: What a person sees

extension ScreenHarness {
  /// The screen once the selected memo was read, where it is shown, and everything was drawn.
  func canvas(sourceLocation: SourceLocation = #_sourceLocation) async -> Canvas {
    await wait { $0.wantedDocument == nil || $0.postDetail.document?.id == $0.wantedDocument }
    await wait { $0.wantedBooks == nil || $0.books.answered == $0.wantedBooks }
    while stack.isDrawingDue { await display.nextShow() }
    let picture = stack.picture()
    let isDrawn = display.canvas == picture
    #expect(isDrawn, "A change was not drawn.", sourceLocation: sourceLocation)
    return picture
  }

  /// The lines of the screen.
  func screen(sourceLocation: SourceLocation = #_sourceLocation) async -> [String] {
    await canvas(sourceLocation: sourceLocation).lines
  }

  /// The screen is this text, in which a line `⋮` stands for three blank lines or more.
  func expect(_ expected: String, sourceLocation: SourceLocation = #_sourceLocation) async {
    let actual = ScreenText(await screen(sourceLocation: sourceLocation))
    let expected = ScreenText(
      expected.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    guard actual != expected else { return }
    Issue.record("\(actual.difference(from: expected))", sourceLocation: sourceLocation)
  }

  /// Where the hardware cursor stands; nil while it is hidden.
  var cursor: Position? {
    get async { await canvas().cursor }
  }

  /// Waits until the screen shows this text.
  func waits(for text: String) async {
    while !(display.canvas?.lines.contains { $0.contains(text) } ?? false) { await display.nextShow() }
  }

  /// Waits for the state to be so.
  func wait(until isSo: @escaping @MainActor (AppState) -> Bool) async {
    for await isTrue in store.states(isSo) where isTrue { return }
  }
}
