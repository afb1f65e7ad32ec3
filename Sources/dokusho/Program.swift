import Drawing
import Glibc
import Localization
import Posts
import Redux
import Screens
import StateTree
import Subcommands
import Terminal

/// The full-screen program, put together: the one place that makes a store, a display and a collection.
@MainActor
final class Program {
  private let store: Store<AppState>
  private let dependencies: Dependencies
  private let terminal: TerminalSession
  private let screens: ScreenStack
  private let log: LogFile?

  init(_ options: ReadingOptions, _ environment: [String: String]) throws(StartError) {
    guard
      let directory = DataDirectory(
        option: options.dataDirectory, environment: environment,
        workingDirectory: ProcessEnvironment.workingDirectory)
    else { throw .noHome }
    let filter = try SearchCondition(query: options.query)
    let folder = try PostsFolder(in: directory)
    log = try options.logFile.map(LogFile.init)
    let editor = try TerminalEditor(directory, environment)
    dependencies = try Dependencies(
      memosIn: folder, of: directory, environment, options.isPolling ? .polling : .whatTheFolderNeeds,
      editor: editor)
    store = Store(
      state: AppState(filter, folder: folder, directory: directory), reducer: appReducer,
      middleware: [keepsDrafts(in: dependencies.drafts, clock: dependencies.clock)]
        + (log.map { log in [trace(log: log.append)] } ?? []))
    do throws(TerminalError) {
      terminal = try TerminalSession.open(environment: environment, clock: dependencies.clock)
    } catch {
      throw .terminal(error)
    }
    editor.use(terminal)
    screens = ScreenStack(
      store: store, dependencies: dependencies, display: terminal.display,
      controls: TerminalControls(redraw: terminal.display.redraw, suspend: terminal.suspend))
  }

  /// Shows the first screen; from then on the terminal, the folder and the store drive the program.
  func start() {
    tellNotices()
    screens.start()
    terminal.start { [weak self] in self?.handle($0) }
    Task { await detailFollowsSelection(in: store, posts: dependencies.posts) }
    Task { await booksFollowCondition(in: store, posts: dependencies.posts) }
    Task {
      await tabsFollowFile(in: store, tabs: dependencies.tabs, actions: PostListActions(dependencies))
    }
    store.dispatch(Edits(dependencies).completeUnfinished)
    store.dispatch(DraftsActions(dependencies).offer)
    Task { await missesRomaji(in: store, romaji: dependencies.romaji) }
    Task { await messageFades(in: store, clock: dependencies.clock) }
    Task {
      for await isQuitting in store.states(\.navigation.isQuitting) where isQuitting { end(ExitStatus.fine) }
    }
  }
}

extension Program {
  private func handle(_ event: TerminalEvent) {
    switch event {
    case .key(let key): screens.handle(key)
    case .paste(let text): screens.paste(text)
    case .resized(let size): screens.resize(to: size)
    case .resumed:
      dependencies.posts.rescan()
      dependencies.tabs.reread()
    case .ended(let signal): end(ExitStatus.signal(signal))
    }
  }

  private func tellNotices() {
    for notice in terminal.notices {
      store.dispatch(StatusAction.tell(.notice(notice.sentence)))
    }
  }

  /// What stands in a form is kept before anything else; it is not to be lost for want of a second.
  private func end(_ status: Int32) -> Never {
    if let draft = store.state.postForm.draft { try? dependencies.drafts.saveAtOnce(draft) }
    terminal.close()
    log?.flush()
    exit(status)
  }
}

extension AppState {
  fileprivate init(_ filter: SearchCondition, folder: PostsFolder, directory: DataDirectory) {
    self.init()
    postList.current.filter = filter
    postList.folderName = directory.name
    if folder.isNew { status.message = .folderCreated(directory.path) }
  }
}

extension TerminalNotice {
  fileprivate var sentence: String {
    switch self {
    case .typeReplaced(let type, let replacement):
      localized("The terminal type %1$@ is not known here; it is treated as %2$@.", type, replacement)
    case .noUnicode: localized("There is no UTF-8 locale, so only ASCII can be shown.")
    }
  }
}
