import Files
import MemoFormat
import Posts

/// Writes memos to their files, one after the other, on a queue of its own.
actor PostWriter {
  private let files: DurableWriter
  private let executor = QueueExecutor(label: "dokusho.writer")

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Writes in the folder of this absolute path.
  init(path: String, fileSystem: any FileSystem) {
    files = DurableWriter(directory: path, fileSystem: fileSystem)
  }

  /// Removes what a crash left of writes long ago, which is among these entries of the folder; what cannot be removed stays. What another program wrote goes to the
  /// trash.
  func removeLeftovers(among entries: [DirectoryEntry], now: Timestamp, trash: TrashFolder) {
    let now = Int64(now.seconds) * 1_000_000_000
    try? files.removeStaleTemporaries(among: entries, now: now, rescue: { _ = try? trash.rescue($0) })
    trash.removeLeftovers(now: now)
  }

  /// Makes a new memo; when it returns, the memo is safely on disk.
  func create(_ id: PostID, _ bytes: [UInt8]) throws(PostsError) {
    guard let name = MemoName.name(of: id) else { throw .notWritten(id, .nameTooLong) }
    do throws(DurableWriteError) {
      try files.create(name, with: bytes, mode: 0o600)
    } catch {
      throw PostsError(error, id)
    }
  }

  /// Changes fields of a memo as its file in the folder stands now, provided that they hold their old values; when it
  /// returns, the changes are safely on disk. Returns the way back.
  func update(
    _ id: PostID, in name: FileName, of folder: PostFolder, _ changes: [PostChange], old: [PostChange],
    furtherNames: FurtherNames = .refuse
  ) throws(PostsError) -> Reversion {
    try update(try document(id, name, folder), in: name, changes, old: old, furtherNames)
  }

  /// Goes a way back, or makes its changes of fields where the file is another version by now; when it returns, it is
  /// safely on disk. Returns the way forth again.
  func revert(
    _ id: PostID, in name: FileName, of folder: PostFolder, _ reversion: Reversion,
    furtherNames: FurtherNames = .refuse
  ) throws(PostsError) -> Reversion {
    let document = try document(id, name, folder)
    let edit = try edit(document, in: name, reversion)
    try replace(id, in: name, expecting: document.bytes, with: edit.bytes, furtherNames)
    return edit.wayBack
  }

  /// The way back from changes of fields, as if they were made now.
  func wayBack(
    of id: PostID, in name: FileName, of folder: PostFolder, _ changes: [PostChange], old: [PostChange]
  ) throws(PostsError) -> Reversion {
    try edit(try document(id, name, folder), in: name, changes, old: old).wayBack
  }

  /// The way forth again from a way back, as if that were gone now.
  func wayBack(
    of id: PostID, in name: FileName, of folder: PostFolder, _ reversion: Reversion
  ) throws(PostsError) -> Reversion {
    try edit(try document(id, name, folder), in: name, reversion).wayBack
  }
}

extension PostWriter {
  private func document(
    _ id: PostID, _ name: FileName, _ folder: PostFolder
  ) throws(PostsError) -> StandingMemo {
    guard let document = folder.document(name) else { throw .vanished(id) }
    guard document.content.isWhole else { throw .notEditable(id, .fileTooLarge) }
    return StandingMemo(id: id, memo: document.memo, reader: folder.reader)
  }

  private func update(
    _ document: StandingMemo, in name: FileName, _ changes: [PostChange], old: [PostChange],
    _ furtherNames: FurtherNames
  ) throws(PostsError) -> Reversion {
    let edit = try edit(document, in: name, changes, old: old)
    try replace(document.id, in: name, expecting: document.bytes, with: edit.bytes, furtherNames)
    return edit.wayBack
  }

  private func edit(
    _ document: StandingMemo, in name: FileName, _ reversion: Reversion
  ) throws(PostsError) -> (bytes: [UInt8], wayBack: Reversion) {
    guard let end = reversion.applied(to: document.bytes) else {
      if reversion.changes.isEmpty { throw .changedMeanwhile(document.id) }
      return try edit(document, in: name, reversion.changes, old: reversion.old)
    }
    return (
      end, Reversion(from: end, to: document.bytes, changes: reversion.old, old: reversion.changes)
    )
  }

  private func edit(
    _ document: StandingMemo, in name: FileName, _ changes: [PostChange], old: [PostChange]
  ) throws(PostsError) -> (bytes: [UInt8], wayBack: Reversion) {
    let edited = try document.making(changes)
    let standing = document.held(changes)
    guard changes.conflicting(with: standing, old: old).isEmpty else {
      throw .conflict(
        PostConflict(
          document.id, copy: document.conflictCopy(of: name), changes: changes, standing: standing,
          mine: edited.bytes, theirs: document.bytes))
    }
    let wayBack = Reversion(
      from: edited.bytes, to: document.bytes, changes: standing, old: edited.held(changes))
    return (edited.bytes, wayBack)
  }

  private func replace(
    _ id: PostID, in name: FileName, expecting old: [UInt8], with new: [UInt8], _ furtherNames: FurtherNames
  ) throws(PostsError) {
    if old == new { return }
    do throws(DurableWriteError) {
      try files.replace(
        name, expecting: old, with: new, hardLinks: furtherNames == .keepOld ? .part : .refuse)
    } catch {
      throw PostsError(error, id)
    }
  }
}
