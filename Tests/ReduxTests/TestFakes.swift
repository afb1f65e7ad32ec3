import Redux

/// What the tests' store holds.
struct Library: Equatable {
  var count = 0
  var title = ""
  var pages: [Int] = []
  var failure: LoadError?
}

enum LibraryAction: Action {
  case setCount(Int)
  case increase
  case rename(String)
  case loaded(Result<[Int], LoadError>)
}

enum LoadError: Error, Equatable {
  case unreadable
}

func libraryReducer(action: any Action, library: inout Library) {
  switch action as? LibraryAction {
  case .setCount(let count): library.count = count
  case .increase: library.count += 1
  case .rename(let title): library.title = title
  case .loaded(.success(let pages)): library.pages = pages
  case .loaded(.failure(let error)): library.failure = error
  case nil: break
  }
}

@MainActor
func makeStore(middleware: [Middleware<Library>] = []) -> Store<Library> {
  Store(state: Library(), reducer: libraryReducer, middleware: middleware)
}

/// Remembers what it was told, and may do something about it.
final class Recorder<Substate>: StoreSubscriber {
  private(set) var told: [Substate] = []
  private let react: @MainActor (Substate) -> Void

  init(react: @escaping @MainActor (Substate) -> Void = { _ in }) {
    self.react = react
  }

  func newState(state: Substate) {
    told.append(state)
    react(state)
  }
}

/// Lines written by several hands, in the order in which they were written.
@MainActor
final class Journal {
  private(set) var lines: [String] = []

  func write(_ line: String) {
    lines.append(line)
  }
}

/// A stream fed by the test, one end for each side.
struct Source<Element: Sendable>: Sendable {
  let stream: AsyncStream<Element>
  private let continuation: AsyncStream<Element>.Continuation
  private let ended: AsyncStream<Void>

  init() {
    (stream, continuation) = AsyncStream.makeStream()
    let (ended, end) = AsyncStream<Void>.makeStream()
    self.ended = ended
    continuation.onTermination = { _ in end.finish() }
  }

  func yield(_ element: Element) {
    continuation.yield(element)
  }

  func finish() {
    continuation.finish()
  }

  /// Suspends until the reader has been cancelled or has dropped the stream, or the stream has finished.
  func end() async {
    for await _ in ended {}
  }
}

extension AsyncIteratorProtocol where Failure == Never {
  /// The next element, read from where the test runs.
  mutating func read(isolation actor: isolated (any Actor)? = #isolation) async -> Element? {
    await next(isolation: actor)
  }
}
