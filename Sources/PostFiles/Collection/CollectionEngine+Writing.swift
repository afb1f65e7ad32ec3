import Files
import Posts

extension CollectionEngine {
  /// Shows the changes of a batch at once, writes them, and then shows what is on disk. Returns the batch that takes
  /// them back.
  @discardableResult
  func commit(_ batch: WriteBatch) async throws(PostsError) -> WriteBatch {
    if isFolderLost { throw .folderGone }
    let numbers = overlay(batch)
    let removed = batch.writes.filter(\.isRemoval).map(\.id)
    for id in removed { pending.hide(id) }
    beingCreated.formUnion(batch.created)
    tellAll(cause: .write)
    let (inverses, failure) = await perform(batch)
    beingCreated.subtract(batch.created)
    for (id, number) in numbers { pending.remove(number, of: id) }
    for id in removed { pending.unhide(id) }
    update(Set((batch.writes.prefix(inverses.count).map(\.id) + doubtful(batch, failure)).compactMap(name)))
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
      return .discard(id, ContentHash(of: bytes))
    case .update(let id, let changes, let old):
      let back = try await writer.update(
        id, in: known(id), of: folder, changes, old: old, furtherNames: furtherNames)
      return .revert(id, back)
    case .revert(let id, let reversion):
      let back = try await writer.revert(
        id, in: known(id), of: folder, reversion, furtherNames: furtherNames)
      return .revert(id, back)
    case .delete(let id):
      return .restore(id, try await writer.delete(id, in: known(id), to: trash))
    case .discard(let id, let version):
      return .restore(
        id, try await writer.discard(id, in: known(id), of: folder, expecting: version, to: trash))
    case .restore(let id, let place):
      return .discard(id, try await writer.restore(id, from: place, in: trash, to: folder))
    }
  }

  private func known(_ id: PostID) throws(PostsError) -> FileName {
    guard let name = name(of: id) else { throw .vanished(id) }
    return name
  }

  /// The memos that may be others than was known although the batch failed: one whose name another file has, which was
  /// passed over as long as it could be ours; and those that may have moved although the disk would not keep it.
  private func doubtful(_ batch: WriteBatch, _ failure: PostsError?) -> [PostID] {
    switch failure {
    case nil: []
    case .nameTaken(let id), .placeTaken(let id): [id]
    default: batch.writes.map(\.id).filter { index[$0] != nil }
    }
  }

  var trash: TrashFolder {
    TrashFolder(
      beside: path, localTime: folder.reader.localTime, fileSystem: folder.directory.fileSystem)
  }

  private func name(of id: PostID) -> FileName? {
    index[id]?.name ?? MemoName.name(of: id)
  }
}

// MARK: Planning

extension CollectionEngine {
  /// What would take back each write, if it were made now; nil for one that would fail.
  func inverses(of batch: WriteBatch) async -> [WriteBatch.Write?] {
    var inverses: [WriteBatch.Write?] = []
    for write in batch.writes { inverses.append(try? await inverse(of: write)) }
    return inverses
  }

  /// Which version of a memo stands in its file; nil where there is no such file.
  func version(of id: PostID) -> ContentHash? {
    name(of: id).flatMap(folder.document).map { ContentHash(of: $0.memo.bytes) }
  }

  private func inverse(of write: WriteBatch.Write) async throws(PostsError) -> WriteBatch.Write {
    switch write {
    case .create(let id, let bytes): .discard(id, ContentHash(of: bytes))
    case .update(let id, let changes, let old):
      .revert(id, try await writer.wayBack(of: id, in: known(id), of: folder, changes, old: old))
    case .revert(let id, let reversion):
      .revert(id, try await writer.wayBack(of: id, in: known(id), of: folder, reversion))
    case .delete(let id), .discard(let id, _): .restore(id, nil)
    case .restore(let id, let place):
      .discard(id, try await writer.version(of: id, at: place, in: trash))
    }
  }
}

extension WriteBatch.Write {
  fileprivate var changesText: Bool { changes.contains(where: \.isOfText) }
}

extension WriteBatch {
  fileprivate var created: [PostID] {
    writes.compactMap { write in
      switch write {
      case .create(let id, _), .restore(let id, _): id
      case .update, .revert, .delete, .discard: nil
      }
    }
  }
}
