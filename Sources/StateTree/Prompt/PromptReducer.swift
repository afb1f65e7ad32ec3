import Redux

func reducePrompt(_ action: any Action, _ state: inout PromptState) {
  guard let action = action as? PromptAction else { return }
  switch action {
  case .ask(let prompt, let text, let candidates): state.begin(prompt, text, candidates)
  case .offer(let candidates): state.candidates = candidates
  case .edit(let text): state.text = text
  case .enter: state.enter()
  case .leave: state.pending = nil
  }
}

extension PromptState {
  fileprivate mutating func begin(_ prompt: Prompt, _ text: String, _ candidates: [String]) {
    self = PromptState(
      number: number + 1, pending: prompt, text: text, candidates: candidates, history: history)
  }

  fileprivate mutating func enter() {
    entered = text
    if pending == .command { remember(text) }
    pending = nil
  }

  private mutating func remember(_ line: String) {
    guard !line.allSatisfy(\.isWhitespace) else { return }
    history.removeAll { $0 == line }
    history.append(line)
  }
}
