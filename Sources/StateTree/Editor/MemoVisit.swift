import Posts

/// What an editor has left of a memo.
package struct MemoVisit: Hashable, Sendable {
  /// What stands where the memo's file was.
  package enum After: Hashable, Sendable {
    case file([UInt8])
    case nothing
    case folder
    case unreadable(SystemReason)
  }

  package let id: PostID
  package let before: [UInt8]
  package let after: After
  package let end: EditorEnd
  package let duration: Duration
  /// The path of the copy of the memo as it was before.
  package let copy: String

  package init(
    id: PostID, before: [UInt8], after: After, end: EditorEnd, duration: Duration, copy: String
  ) {
    self.id = id
    self.before = before
    self.after = after
    self.end = end
    self.duration = duration
    self.copy = copy
  }

  /// No person is faster than that in an editor.
  static let leastDuration = Duration.milliseconds(300)

  /// Whether the editor came back at once and left the memo as it was: it may go on in a window of its own.
  package var cameBackAtOnce: Bool { after == .file(before) && duration < Self.leastDuration }

  /// What there is to tell about it; nil when all went as usual.
  package var notice: EditorNotice? {
    switch (after, end) {
    case (.nothing, _): .memoGone(id)
    case (.folder, _): .memoIsFolder(id, copy: copy)
    case (.unreadable(let reason), _): .memoUnreadable(id, reason, copy: copy)
    case (.file, .fine(let editor)) where cameBackAtOnce: .cameBackAtOnce(editor)
    case (.file, _): EditorNotice(end)
    }
  }
}
