import Posts
import Redux

/// All that the program knows while it runs: one value, a slice for each screen.
package struct AppState: Equatable, Sendable {
  package var navigation = NavigationState()
  package var window = WindowState()
  package var postList = PostListState()
  package var postDetail = PostDetailState()
  package var searchCondition = SearchConditionState()
  package var trash = TrashState()
  package var help = HelpState()
  package var question = QuestionState()
  package var prompt = PromptState()
  package var choice = ChoiceState()
  package var conflict = ConflictState()
  package var difference = DifferenceState()
  package var status = StatusState()

  package init() {}

  /// The screens from the bottom to the top; a line or a choice that is asked for lies over them, a conflict and a
  /// pending question over all others.
  package var screens: [Route] {
    navigation.routes + (prompt.pending == nil ? [] : [.prompt]) + (choice.pending == nil ? [] : [.choice])
      + (conflict.pending == nil ? [] : [.conflict]) + (question.pending == nil ? [] : [.question])
  }

  /// The memos that an action is for: in the detail the one that is shown, in the list also several, when marked.
  package var chosenPosts: [Post] {
    guard navigation.routes.contains(.postDetail) else { return postList.current.chosenPosts }
    return postList.current.selectedPost.map { [$0] } ?? []
  }
}

/// The name of a screen.
package enum Route: Hashable, Sendable {
  case postList, postDetail, searchCondition, trash, help, question, prompt, choice, conflict, difference
}

/// Leaves the state that follows an action: each slice by its own reducer.
package let appReducer: Reducer<AppState> = { action, state in
  reduceNavigation(action, &state.navigation)
  reduceWindow(action, &state.window)
  reducePostList(action, &state.postList)
  reducePostDetail(action, &state.postDetail)
  reduceSearchCondition(action, &state.searchCondition)
  reduceTrash(action, &state.trash)
  reduceHelp(action, &state.help)
  reduceQuestion(action, &state.question)
  reducePrompt(action, &state.prompt)
  reduceChoice(action, &state.choice)
  reduceConflict(action, &state.conflict)
  reduceDifference(action, &state.difference)
  reduceStatus(action, &state.status)
}
