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

  /// Makes a new memo; when it returns, the memo is safely on disk.
  func create(_ id: PostID, _ bytes: [UInt8]) throws(PostsError) {
    guard let name = MemoName.name(of: id) else { throw .notWritten(id, .nameTooLong) }
    do throws(DurableWriteError) {
      try files.create(name, with: bytes, mode: 0o600)
    } catch {
      throw PostsError(error, id)
    }
  }

  /// Changes fields of a memo as its file in the folder stands now; when it returns, the changes are safely on disk.
  func update(
    _ id: PostID, in name: FileName, of folder: PostFolder, _ changes: [PostChange]
  ) throws(PostsError) {
    guard let old = folder.document(name) else { throw .vanished(id) }
    guard old.content.isWhole else { throw .notEditable(id, .fileTooLarge) }
    let new = try old.memo.making(changes, id)
    do throws(DurableWriteError) {
      try files.replace(name, expecting: old.memo.bytes, with: new)
    } catch {
      throw PostsError(error, id)
    }
  }
}
