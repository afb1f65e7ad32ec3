import Localization
import Posts
import StateTree

extension SubcommandRun {
  /// Moves memos to the trash.
  func remove(_ names: [String]) async throws(StartError) -> Int32 {
    var batch = WriteBatch()
    for name in names { batch.delete(PostID(name)) }
    let edits = Edits(try dependencies(memosIn: try PostsFolder(existingIn: directory)))
    do throws(PostsError) {
      try await edits.commit(batch, as: .deleted(count: names.count))
      return ExitStatus.fine
    } catch {
      StandardStreams.complain(error.sentence)
      return ExitStatus.failed
    }
  }

  /// Takes memos out of the trash.
  func restore(_ names: [String]) async throws(StartError) -> Int32 {
    ExitStatus.failed
  }
}
