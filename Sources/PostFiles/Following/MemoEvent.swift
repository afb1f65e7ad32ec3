import Files

extension DirectoryEvent {
  /// What the event means for memos; nil where it is of other files only.
  var amongMemos: DirectoryEvent? {
    switch self {
    case .created(let name), .modified(let name), .closedWrite(let name), .arrived(let name), .left(let name),
      .deleted(let name):
      MemoName.isMemo(name) ? self : nil
    case .renamed(let old, let new):
      switch (MemoName.isMemo(old), MemoName.isMemo(new)) {
      case (true, true): self
      case (true, false): .left(old)
      case (false, true): .arrived(new)
      case (false, false): nil
      }
    case .overflowed, .drained, .directoryGone: self
    }
  }
}
