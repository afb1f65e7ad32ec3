import Files
import Posts

extension CollectionEngine {
  /// Shows the changes of a batch at once, writes them, and then shows what is on disk. Returns the batch that takes
  /// them back.
  @discardableResult
  func commit(_ batch: WriteBatch) async throws(PostsError) -> WriteBatch {
    if isFolderLost { throw .folderGone }
    let numbers = overlay(batch)
    beingCreated.formUnion(batch.created)
    tellAll(cause: .write)
    let (inverses, failure) = await perform(batch)
    beingCreated.subtract(batch.created)
    for (id, number) in numbers { pending.remove(number, of: id) }
    update(Set((batch.writes.prefix(inverses.count).map(\.id) + taken(failure)).compactMap(name)))
    tellAll(cause: .write)
    let inverse = WriteBatch(inverses.reversed())
    guard let failure else { return inverse }
    throw failure.after(inverse, of: batch)
  }

  private func overlay(_ batch: WriteBatch) -> [(PostID, Int)] {
    batch.writes.filter { index[$0.id] != nil }.flatMap { write in
      let text = write.changesText ? editedText(write) : nil
      return write.changes.map { (write.id, pending.add($0, to: write.id, text: $0.isOfText ? text : nil)) }
    }
  }

  /// The text as the write will make it; nil where it cannot be made.
  private func editedText(_ write: WriteBatch.Write) -> EditedText? {
    guard let name = index[write.id]?.name, let memo = folder.document(name)?.memo else { return nil }
    let standing = StandingMemo(id: write.id, memo: memo, reader: folder.reader)
    return (try? standing.making(write.changes)).map(EditedText.init)
  }

  /// What takes back the writes that were made, up to the first failure.
  private func perform(_ batch: WriteBatch) async -> (inverses: [WriteBatch.Write], failure: PostsError?) {
    var inverses: [WriteBatch.Write] = []
    for write in batch.writes {
      do throws(PostsError) {
        inverses.append(try await perform(write, batch.furtherNames))
      } catch {
        return (inverses, error)
      }
    }
    return (inverses, nil)
  }

  private func perform(
    _ write: WriteBatch.Write, _ furtherNames: FurtherNames
  ) async throws(PostsError) -> WriteBatch.Write {
    switch write {
    case .create(let id, let bytes):
      try await writer.create(id, bytes)
      return .delete(id)
    case .update(let id, let changes, let old):
      let back = try await writer.update(
        id, in: known(id), of: folder, changes, old: old, furtherNames: furtherNames)
      return .revert(id, back)
    case .revert(let id, let reversion):
      let back = try await writer.revert(
        id, in: known(id), of: folder, reversion, furtherNames: furtherNames)
      return .revert(id, back)
    case .delete(let id): throw .vanished(id)
    }
  }

  private func known(_ id: PostID) throws(PostsError) -> FileName {
    guard let name = index[id]?.name else { throw .vanished(id) }
    return name
  }

  /// The new memo whose name another file has: that file was passed over as long as it could be ours.
  private func taken(_ failure: PostsError?) -> [PostID] {
    if case .nameTaken(let id) = failure { [id] } else { [] }
  }

  private func name(of id: PostID) -> FileName? {
    index[id]?.name ?? MemoName.name(of: id)
  }
}

extension WriteBatch.Write {
  fileprivate var changesText: Bool { changes.contains(where: \.isOfText) }
}

extension WriteBatch {
  fileprivate var created: [PostID] {
    writes.compactMap { if case .create(let id, _) = $0 { id } else { nil } }
  }
}
