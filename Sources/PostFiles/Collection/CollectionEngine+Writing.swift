import Files
import Posts

extension CollectionEngine {
  /// Shows the changes of a batch at once, writes them, and then shows what is on disk.
  func commit(_ batch: WriteBatch) async throws(PostsError) {
    if isFolderLost { throw .folderGone }
    let numbers = overlay(batch)
    beingCreated.formUnion(batch.created)
    tellAll(cause: .write)
    let (written, failure) = await perform(batch)
    beingCreated.subtract(batch.created)
    for (id, number) in numbers { pending.remove(number, of: id) }
    update(Set((written + taken(failure)).compactMap(name)))
    tellAll(cause: .write)
    if let failure { throw failure }
  }

  private func overlay(_ batch: WriteBatch) -> [(PostID, Int)] {
    batch.writes.flatMap { write -> [(PostID, Int)] in
      guard case .update(let id, let changes, _) = write, index[id] != nil else { return [] }
      return changes.map { (id, pending.add($0, to: id)) }
    }
  }

  /// The memos that were written, up to the first failure.
  private func perform(_ batch: WriteBatch) async -> (written: [PostID], failure: PostsError?) {
    var written: [PostID] = []
    for write in batch.writes {
      do throws(PostsError) {
        written.append(try await perform(write))
      } catch {
        return (written, error)
      }
    }
    return (written, nil)
  }

  private func perform(_ write: WriteBatch.Write) async throws(PostsError) -> PostID {
    switch write {
    case .create(let id, let bytes):
      try await writer.create(id, bytes)
      return id
    case .update(let id, let changes, _):
      guard let name = index[id]?.name else { throw .vanished(id) }
      try await writer.update(id, in: name, of: folder, changes)
      return id
    case .delete(let id): throw .vanished(id)
    }
  }

  /// The new memo whose name another file has: that file was passed over as long as it could be ours.
  private func taken(_ failure: PostsError?) -> [PostID] {
    if case .nameTaken(let id) = failure { [id] } else { [] }
  }

  private func name(of id: PostID) -> FileName? {
    index[id]?.name ?? MemoName.name(of: id)
  }
}

extension WriteBatch {
  fileprivate var created: [PostID] {
    writes.compactMap { if case .create(let id, _) = $0 { id } else { nil } }
  }
}
