import TerminalHarness

/// An edit of a memo's field in one of the programs, in two steps, so that somebody else can be faster in between.
struct FieldEdit {
  enum Field: CaseIterable {
    case tags, text
  }

  let session: TerminalSession
  let field: Field
  let token: String

  private static let form = "Edit the memo"
  private static let question = "Which version is to stand?"
  private static let patience = Duration.seconds(5)

  /// Opens the first memo's field and types; false where that did not come about, as where there is no memo.
  func begin() -> Bool {
    session.calm()
    session.type(field == .tags ? "gt+\(token)" : "gE")
    if field == .text {
      guard session.wait(limit: Self.patience, until: { $0.contains(Self.form) }) else { return false }
      session.type(" \(token) ")
    }
    return session.wait(limit: Self.patience) { $0.contains(token) }
  }

  /// Has it written. In a conflict the key of the choice is pressed. Returns whether there was one.
  func finish(inConflict choice: String) -> Bool {
    session.press(field == .tags ? .enter : .control("s"))
    _ = session.wait(limit: Self.patience) { isOver($0) || $0.contains(Self.question) }
    let isConflict = session.screen.contains(Self.question)
    if isConflict { session.type(choice) }
    if !session.wait(limit: Self.patience, until: isOver) { session.calm() }
    return isConflict
  }

  private func isOver(_ screen: Screen) -> Bool {
    !screen.contains("+\(token)") && !screen.contains(Self.form) && !screen.contains(Self.question)
  }
}

extension TerminalSession {
  /// Leaves whatever is open until the list of all memos is there, without marks, and says how to quit.
  func calm() {
    for _ in 0..<4 { press(.control("g")) }
    type("1")
    press(.control("g"))
    _ = wait(limit: .milliseconds(500)) { $0.contains("Press q to quit.") }
  }

  /// Whether the screen came to be like this within the time.
  func wait(limit: Duration, until condition: (Screen) -> Bool) -> Bool {
    (try? waitForScreen("it", timeout: limit, until: condition)) != nil
  }
}
