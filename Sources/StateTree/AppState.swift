import Posts
import Redux

/// All that the program knows while it runs: one value, a slice for each screen.
package struct AppState: Equatable, Sendable {
  package var navigation = NavigationState()
  package var window = WindowState()
  package var postList = PostListState()
  package var books = BooksState()
  package var savedTabs = SavedTabsState()
  package var postDetail = PostDetailState()
  package var searchCondition = SearchConditionState()
  package var trash = TrashState()
  package var postForm = PostFormState()
  package var drafts = DraftsState()
  package var help = HelpState()
  package var question = QuestionState()
  package var prompt = PromptState()
  package var choice = ChoiceState()
  package var conflict = ConflictState()
  package var difference = DifferenceState()
  package var status = StatusState()

  package init() {}

  /// The screens from the bottom to the top; a line or a choice that is asked for lies over them, then a conflict, and a
  /// pending question over all others.
  package var screens: [Route] {
    navigation.routes + (prompt.pending == nil ? [] : [.prompt]) + (choice.pending == nil ? [] : [.choice])
      + (conflict.pending == nil ? [] : [.conflict]) + (question.pending == nil ? [] : [.question])
  }

  /// The memos that an action is for: in the detail the one that is shown, in the list also several, when marked.
  package var chosenPosts: [Post] {
    guard showsDetail else { return postList.current.chosenPosts }
    return postList.current.selectedPost.map { [$0] } ?? []
  }

  /// Whether the detail, not a list, is what the memo was chosen on.
  var showsDetail: Bool {
    navigation.routes.last { [.postList, .bookPosts, .postDetail].contains($0) } == .postDetail
  }
}

/// The name of a screen.
package enum Route: Hashable, Sendable {
  case postList, bookPosts, books, tabs, postDetail, searchCondition, postForm, drafts, trash, help
  case question, prompt, choice, conflict, difference
}

/// Leaves the state that follows an action: each slice by its own reducer.
package let appReducer: Reducer<AppState> = { action, state in
  reduceNavigation(action, &state.navigation)
  reduceWindow(action, &state.window)
  reducePostList(action, &state.postList)
  reduceBooks(action, &state.books)
  reduceSavedTabs(action, &state.savedTabs)
  reducePostDetail(action, &state.postDetail)
  reduceSearchCondition(action, &state.searchCondition)
  reduceTrash(action, &state.trash)
  reducePostForm(action, &state.postForm)
  reduceDrafts(action, &state.drafts)
  reduceHelp(action, &state.help)
  reduceQuestion(action, &state.question)
  reducePrompt(action, &state.prompt)
  reduceChoice(action, &state.choice)
  reduceConflict(action, &state.conflict)
  reduceDifference(action, &state.difference)
  reduceStatus(action, &state.status)
}
