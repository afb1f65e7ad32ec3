import Files
import Localization
import PostFiles
import Posts
import StateTree

extension SubcommandRun {
  /// Opens a memo's file in the person's own editor.
  func edit(_ name: String) async throws(StartError) -> Int32 {
    let folder = try PostsFolder(existingIn: directory)
    let dependencies = try dependencies(memosIn: folder)
    let id = try id(named: name, in: folder)
    let notice: EditorNotice?
    do throws(EditorError) {
      let visit = try await dependencies.editor.edit(id)
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
    let folder = try PostsFolder(existingIn: directory)
    guard let name else {
      StandardStreams.printResult(directory.posts)
      return ExitStatus.fine
    }
    let files = try TerminalEditor.files(of: directory, environment)
    let id = try id(named: name, in: folder)
    guard let path = files.path(of: id), await files.isThere(id) else {
      StandardStreams.complain(PostsError.vanished(id).sentence)
      return ExitStatus.failed
    }
    StandardStreams.printResult(String(decoding: path, as: UTF8.self))
    return ExitStatus.fine
  }
}
