import Files
import Localization
import PostFiles
import Posts
import StateTree

extension SubcommandRun {
  /// Opens a memo's file in the person's own editor.
  func edit(_ name: String) async throws(StartError) -> Int32 {
    let dependencies = try dependencies(memosIn: try PostsFolder(existingIn: directory))
    let notice: EditorNotice?
    do throws(EditorError) {
      let visit = try await dependencies.editor.edit(PostID(name))
      if let inverse = visit.inverse { await Edits(dependencies).record(inverse, as: .edited(visit.id)) }
      notice = visit.notice
    } catch {
      notice = .notOpened(error)
    }
    if let notice { StandardStreams.complain(notice.sentence) }
    return notice == nil ? ExitStatus.fine : ExitStatus.failed
  }

  /// Prints the path of a memo's file, or of the folder of all memos.
  func tellPath(of name: String?) async throws(StartError) -> Int32 {
    _ = try PostsFolder(existingIn: directory)
    guard let name else {
      StandardStreams.printResult(directory.posts)
      return ExitStatus.fine
    }
    let files = try TerminalEditor.files(of: directory, environment)
    guard let path = files.path(of: PostID(name)), await files.isThere(PostID(name)) else {
      StandardStreams.complain(PostsError.vanished(PostID(name)).sentence)
      return ExitStatus.failed
    }
    StandardStreams.printResult(String(decoding: path, as: UTF8.self))
    return ExitStatus.fine
  }
}
