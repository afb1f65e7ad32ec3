import Redux
import StateTree

/// The list that names all screens.
@MainActor
struct ScreenTable {
  let store: Store<AppState>
  let dependencies: Dependencies
  /// Runs a command by its name.
  let run: @MainActor (String) -> Void

  func makeScreen(for route: Route) -> any Screen {
    switch route {
    case .postList: PostListScreen(PostListViewModel(store, dependencies))
    case .bookPosts: PostListScreen(PostListViewModel(store, dependencies), PostListScreen.bookBindings)
    case .books: BooksScreen(BooksViewModel(store, PostListActions(dependencies)))
    case .tabs: SavedTabsScreen(SavedTabsViewModel(store, SavedTabsActions(dependencies)))
    case .postDetail: PostDetailScreen(PostDetailViewModel(store, PostListActions(dependencies)))
    case .searchCondition:
      SearchConditionScreen(SearchConditionViewModel(store, SearchConditionActions(dependencies)))
    case .trash: TrashScreen(TrashViewModel(store, TrashActions(dependencies)))
    case .postForm: PostFormScreen(PostFormViewModel(store, PostFormActions(dependencies)))
    case .drafts: DraftsScreen(DraftsViewModel(store, DraftsActions(dependencies)))
    case .help: HelpScreen(HelpViewModel(store))
    case .question: QuestionScreen(QuestionViewModel(store))
    case .prompt: PromptScreen(PromptViewModel(store, run: run))
    case .choice: ChoiceScreen(ChoiceViewModel(store))
    case .conflict: ConflictScreen(ConflictViewModel(store))
    case .difference: DifferenceScreen(DifferenceViewModel(store))
    }
  }

  static func help(for route: Route) -> [KeyHelp] {
    switch route {
    case .postList: PostListScreen.bindings.map(\.help)
    case .bookPosts: PostListScreen.bookBindings.map(\.help)
    case .books: BooksScreen.bindings.map(\.help)
    case .tabs: SavedTabsScreen.bindings.map(\.help)
    case .postDetail: PostDetailScreen.bindings.map(\.help)
    case .searchCondition:
      (SearchConditionScreen.bindings + SearchConditionScreen.choiceBindings).map(\.help)
    case .trash: TrashScreen.bindings.map(\.help)
    case .postForm: (PostFormScreen.bindings + PostFormScreen.choiceBindings).map(\.help)
    case .drafts: DraftsScreen.bindings.map(\.help)
    case .help: HelpScreen.bindings.map(\.help)
    case .question: QuestionScreen.bindings.map(\.help)
    case .prompt: PromptScreen.bindings.map(\.help)
    case .choice: []
    case .conflict: ConflictScreen.bindings.map(\.help)
    case .difference: DifferenceScreen.bindings.map(\.help)
    }
  }
}
