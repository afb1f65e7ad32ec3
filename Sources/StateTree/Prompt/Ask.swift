import Redux

extension Store<AppState> {
  /// Asks the person for a line and waits for it; nil when it was left, when a newer one took its place, and when the
  /// task was cancelled.
  func ask(_ prompt: Prompt, text: String = "") async -> String? {
    dispatch(PromptAction.ask(prompt, text: text, candidates: []))
    let number = state.prompt.number
    for await line in states({ $0.prompt }) {
      if line.number != number { return nil }
      if line.pending == nil { return line.entered }
    }
    if state.prompt.number == number { dispatch(PromptAction.leave) }
    return nil
  }
}
