import Files
import MemoFormat
import Posts

/// The port `Trash` over the folder `.trash` beside that of the memos. It works on a queue of its own.
package actor TrashFiles: Trash {
  private let folder: TrashFolder
  private let executor = QueueExecutor(label: "dokusho.trash")

  package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// The trash of the memos in the folder of this absolute path.
  package init(
    besideFolder path: String, localTime: any LocalTime, fileSystem: any FileSystem = PosixFileSystem()
  ) {
    folder = TrashFolder(beside: path, localTime: localTime, fileSystem: fileSystem)
  }

  package func posts() throws(PostsError) -> [TrashedPost] {
    do {
      return try folder.places().sorted { folder.isOlder($1, than: $0) }.compactMap(post)
    } catch {
      throw .folderUnreadable(SystemReason(error))
    }
  }

  package func remove(_ posts: [TrashedPost]) throws(PostsError) {
    for post in posts {
      do throws(DurableWriteError) {
        guard let place = FileName(post.place.bytes) else { continue }
        try folder.remove(place)
      } catch {
        // Gone is what it was to be.
        if error != .vanished { throw PostsError(error, post.post.id) }
      }
    }
  }
}

extension TrashFiles {
  /// Nil for a file that went away meanwhile.
  private func post(_ place: FileName) -> TrashedPost? {
    guard let id = folder.original(of: place).map(MemoName.id) else { return nil }
    let reader = PostReader(localTime: folder.localTime)
    let deleted = folder.deleted(place)
    do {
      let content = try Directory(folder.path, fileSystem: folder.fileSystem)
        .read(place, limit: PostFolder.mostBytes)
      let post = reader.post(id, MemoText(content.bytes), modified: content.status.modified)
      return TrashedPost(place: TrashPlace(bytes: place.bytes), post: post, deleted: deleted)
    } catch {
      if error.isAbsence { return nil }
      return TrashedPost(
        place: TrashPlace(bytes: place.bytes), post: reader.unreadable(id), deleted: deleted)
    }
  }
}
