import Files
import MemoFormat
import Posts

extension PostWriter {
  /// Moves a memo to the trash; when it returns, that is safely on disk.
  func delete(
    _ id: PostID, in name: FileName, to trash: TrashFolder
  ) throws(PostsError) -> TrashPlace {
    do throws(DurableWriteError) {
      return TrashPlace(bytes: try trash.take(name).bytes)
    } catch {
      throw PostsError(error, id)
    }
  }

  /// Moves a memo to the trash if it is still this version.
  func discard(
    _ id: PostID, in name: FileName, of folder: PostFolder, expecting version: ContentHash,
    to trash: TrashFolder
  ) throws(PostsError) -> TrashPlace {
    guard let document = folder.document(name) else { throw .vanished(id) }
    guard ContentHash(of: document.memo.bytes) == version else { throw .changedMeanwhile(id) }
    return try delete(id, in: name, to: trash)
  }

  /// Moves a memo back from the trash, and returns its version. Nil is the place of the one that was deleted last.
  func restore(
    _ id: PostID, from place: TrashPlace?, in trash: TrashFolder, to folder: PostFolder
  ) throws(PostsError) -> ContentHash {
    let place = try find(id, place, trash)
    do throws(DurableWriteError) {
      let name = try trash.giveBack(place)
      return ContentHash(of: folder.document(name)?.memo.bytes ?? [])
    } catch {
      switch error {
      case .alreadyExists: throw .placeTaken(id)
      case .vanished: throw .notInTrash(id)
      default: throw PostsError(error, id)
      }
    }
  }

  /// The version of a memo in the trash.
  func version(
    of id: PostID, at place: TrashPlace?, in trash: TrashFolder
  ) throws(PostsError) -> ContentHash {
    let place = try find(id, place, trash)
    guard let folder = try? Directory(trash.path, fileSystem: trash.fileSystem),
      let content = try? folder.read(place, limit: PostFolder.mostBytes)
    else { throw .notInTrash(id) }
    return ContentHash(of: content.bytes)
  }

  private func find(
    _ id: PostID, _ place: TrashPlace?, _ trash: TrashFolder
  ) throws(PostsError) -> FileName {
    var found = place.flatMap { FileName($0.bytes) }
    do throws(FileError) {
      if place == nil { found = try trash.newest(of: id) }
    } catch {
      throw .notWritten(id, SystemReason(error))
    }
    guard let found else { throw .notInTrash(id) }
    return found
  }
}
