import Posts
import Redux

func reduceStatus(_ action: any Action, _ state: inout StatusState) {
  switch action {
  case StatusAction.tell(let message): state.tell(message)
  case StatusAction.clear: state.message = nil
  case PostListAction.updatePosts(_, .failure(let error)): state.tell(.failed(error))
  case PostDetailAction.updatePost(.failure(let error)): state.tell(.failed(error))
  case PostListAction.updatePosts(.memos, .success(let snapshot)):
    if let message = Message(of: snapshot) { state.tell(message) }
    state.hear(snapshot.metadata)
  default: break
  }
}

extension StatusState {
  fileprivate mutating func tell(_ message: Message) {
    self.message = message
    told += 1
  }

  fileprivate mutating func hear(_ metadata: SnapshotMetadata) {
    if metadata.hasMemosBelow && !hasToldSubfolders {
      hasToldSubfolders = true
      tell(.subfoldersAreNotRead)
    }
    guard metadata.watch != watch else { return }
    watch = metadata.watch
    tell(.folderWatch(watch))
  }
}

extension Message {
  /// Nil unless memos changed outside of this program.
  fileprivate init?(of snapshot: QuerySnapshot) {
    guard snapshot.cause == .folder, !snapshot.documentChanges.isEmpty else { return nil }
    let kinds = snapshot.documentChanges.lazy.map(\.kind)
    self = .outsideChange(
      added: kinds.count { $0 == .added }, modified: kinds.count { $0 == .modified },
      removed: kinds.count { $0 == .removed })
  }
}
