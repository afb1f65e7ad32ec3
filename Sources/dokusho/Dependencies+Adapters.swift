import PostFiles
import Posts
import StateTree
import Subcommands

extension Dependencies {
  /// What the program reaches outside of itself, for real.
  @MainActor
  init(
    memosIn folder: PostsFolder, of directory: DataDirectory, _ environment: [String: String],
    _ attention: FolderAttention, editor: any ExternalEditor
  ) throws(StartError) {
    let localTime = SystemLocalTime()
    let clock = ProgramClock()
    let romaji = Romaji(Migemo(), isUsual: environment["DOKUSHO_ROMAJI"] == "1")
    let state = StateDirectory(of: directory, environment: environment).map {
      StateFolder(path: $0.path, dataDirectory: directory.path)
    }
    let cache = CacheDirectory(of: directory, environment: environment).map {
      StartCache(path: $0.path, program: ProgramBuild.mark)
    }
    do throws(PostsError) {
      self.init(
        posts: try PostFilesCollection(
          path: folder.path, localTime: localTime, clock: clock, attention: attention, romaji: romaji,
          cache: cache),
        trash: TrashFiles(besideFolder: folder.path, localTime: localTime),
        history: state.map { EditHistoryFiles(in: $0) } ?? SessionHistory(),
        samples: SampleFiles(folder: Resources.find()?.samples), tabs: SavedTabsFile(in: directory.path),
        drafts: FileDrafts(in: state),
        composer: MemoComposer(), localTime: localTime, clock: clock, editor: editor, romaji: romaji)
    } catch {
      throw StartError(error, path: folder.path)
    }
  }
}

extension StartError {
  /// Why memos cannot be read in this folder.
  init(_ error: PostsError, path: String) {
    switch error {
    case .folderUnreadable(let reason): self = .folder(path: path, reason)
    default: self = .folder(path: path, .other(error.sentence))
    }
  }
}
