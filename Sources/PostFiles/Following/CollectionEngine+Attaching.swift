import Files
import Posts

extension CollectionEngine {
  /// How often a folder that is gone is looked for.
  private static let searchPause = Duration.seconds(1)

  /// Shows what a cache holds of the first screen, then watches the folder, then reads it: changes in between are heard twice
  /// rather than not at all.
  func start() async {
    let file = openCache()
    // To watch a large folder takes a while, in which listeners are told of the first memos.
    if attention != .once { attach(await Sidework { [path] in openWatcher(of: path) }.result()) }
    lastScan = folder.reader.localTime.now
    let loaded: LoadedFolder
    do throws(FileError) {
      loaded = try await load(file)
      progress = nil
      hasMemosBelow = loaded.others.contains(where: folder.holdsMemos)
      self.loaded = loaded
    } catch {
      return fail(.folderUnreadable(SystemReason(error)))
    }
    if attention == .once { return prove() }
    Task { [writer, folder, trash] in
      await writer.removeLeftovers(among: loaded.others, now: folder.reader.localTime.now, trash: trash)
    }
    await follow()
  }

  /// Begins from the start with the folder that is now at the path; where there is none, all stays as it is.
  func startAgain() {
    guard let directory = try? Directory(path, fileSystem: folder.directory.fileSystem) else { return }
    folder = PostFolder(directory: directory, reader: folder.reader)
    failure = nil
    hasBeenProven = false
    index = PostIndex()
    progress = LoadingProgress(read: 0, total: 0)
    run()
  }

  /// Takes on a watcher of the folder that is open now, or why it cannot be watched; nil when nobody waits for it any more.
  private func attach(_ opened: Result<DirectoryWatcher, WatchError>?) {
    isProven = false
    readOnly = folder.refusalOfChanges
    newWatcher = nil
    switch opened {
    case nil: break
    case .success(let opened): (watcher, watch) = (opened, wayOfWatching)
    case .failure(let error):
      (watcher, watch) = (nil, .polling(error == .limitReached ? .watchLimit : .refused))
    }
  }

  private var wayOfWatching: FolderWatch {
    switch attention {
    case .whatTheFolderNeeds: folder.directory.hearsEveryChange ? .events : .polling(.fileSystem)
    case .polling, .once, .none: .polling(.asked)
    }
  }

  /// Returns when a folder stands at the path again, with what differs in it told; or when there can be none.
  func findFolder() async {
    while !Task.isCancelled && failure == nil {
      switch Result(catching: { () throws(FileError) in try openFolder() }) {
      case .success(let found): return moveIn(found)
      case .failure(let error) where error.reason == .notFound: await missFolder()
      case .failure(let error): fail(.folderUnreadable(SystemReason(error)))
      }
    }
  }

  private func openFolder() throws(FileError) -> PostFolder {
    PostFolder(
      directory: try Directory(path, fileSystem: folder.directory.fileSystem), reader: folder.reader)
  }

  /// What is known stays in the view: that its folder is gone says nothing of a memo.
  private func missFolder() async {
    newWatcher = nil
    if !watch.isFolderGone {
      watch = .folderGone(since: folder.reader.localTime.now)
      isProven = false
      tellAll(cause: .folder)
    }
    try? await clock.sleep(for: Self.searchPause)
  }

  private func moveIn(_ found: PostFolder) {
    folder = found
    settling = Settling()
    isFolderLost = false
    attach(newWatcher.map { .success($0) } ?? openWatcher(of: path))
    rescan()
  }
}

/// A watcher of the folder at a path.
private func openWatcher(of path: String) -> Result<DirectoryWatcher, WatchError> {
  Result { () throws(WatchError) in try DirectoryWatcher(path: path) }
}
