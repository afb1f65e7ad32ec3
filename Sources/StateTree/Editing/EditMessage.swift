import Localization
import Posts

/// What the status line tells of undoing and redoing.
package enum EditMessage: Hashable, Sendable {
  /// `leftOut` memos were changed since and stayed as they are.
  case done(EditDirection, EditName, leftOut: Int)
  case nothingLeft(EditDirection)
  /// The step could not be read, and was dropped.
  case damaged
  /// The memos were changed since; the step was dropped.
  case refused(EditDirection, PostsError)
  /// Nothing can be written at the moment; the step is kept.
  case failed(EditDirection, PostsError)
  /// What a program did not live to finish is finished.
  case completed(EditName)

  /// The message in words.
  package var sentence: String {
    switch self {
    case .done(.undo, let name, let leftOut): sentence(localized("Undid: %1$@.", name.words), leftOut)
    case .done(.redo, let name, let leftOut): sentence(localized("Done again: %1$@.", name.words), leftOut)
    case .nothingLeft(.undo): localized("There is nothing to undo.")
    case .nothingLeft(.redo): localized("There is nothing to do again.")
    case .damaged:
      localized("The last edit cannot be undone: its entry in the history is damaged and was dropped.")
    case .refused(.undo, let error):
      localized("Not undone, and dropped from the history: %1$@", error.sentence)
    case .refused(.redo, let error):
      localized("Not done again, and dropped from the history: %1$@", error.sentence)
    case .failed(.undo, let error): localized("Not undone: %1$@", error.sentence)
    case .failed(.redo, let error): localized("Not done again: %1$@", error.sentence)
    case .completed(let name):
      localized("An edit that was cut off has been finished: %1$@; u takes it back.", name.words)
    }
  }

  private func sentence(_ done: String, _ leftOut: Int) -> String {
    guard leftOut > 0 else { return done }
    let rest = counted(
      "%1$@ memo was changed since and stays as it is.",
      "%1$@ memos were changed since and stay as they are.",
      leftOut)
    return localized("%1$@ %2$@", done, rest)
  }
}
