import TerminalHarness

/// The draft that the program keeps of what was typed on a store.
struct DraftFile {
  let folder: String
  let path: String

  /// Nil while there is none.
  init?(in store: MemoStore) {
    let state = store.folder.path(of: "home/.local/state/dokusho")
    for name in FileTree(path: state).names {
      let folder = "\(state)/\(name)/drafts"
      guard let draft = FileTree(path: folder).names.first(where: { $0.hasSuffix(".draft") }) else {
        continue
      }
      self.folder = folder
      path = "\(folder)/\(draft)"
      return
    }
    return nil
  }
}
