import Files
import PostFiles
import Posts
import Subcommands

/// The folder of memos in the data directory, made where it is missing.
struct PostsFolder {
  let path: String
  /// Whether the data directory was not there before.
  let isNew: Bool

  init(in directory: DataDirectory) throws(StartError) {
    path = directory.posts
    do {
      let existing = try? Directory(directory.path)
      isNew = existing == nil
      _ = try Directory.made(at: directory.posts)
    } catch {
      throw .folder(path: directory.path, SystemReason(error))
    }
  }

  /// The folder that is there; throws where there is none.
  init(existingIn directory: DataDirectory) throws(StartError) {
    (path, isNew) = (directory.posts, false)
    do {
      _ = try Directory(path)
    } catch {
      throw .folder(path: directory.path, SystemReason(error))
    }
  }
}
