import Files
import Posts

extension CollectionEngine {
  /// How often a folder that is gone is looked for.
  private static let searchPause = Duration.seconds(1)

  /// Watches the folder, then reads it: changes in between are heard twice rather than not at all.
  func start() async {
    if attention != .once { attach() }
    lastScan = folder.reader.localTime.now
    let loaded: LoadedFolder
    do throws(FileError) {
      loaded = try await load()
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

  /// Watches the folder that is open now.
  private func attach() {
    isProven = false
    readOnly = folder.refusalOfChanges
    do throws(WatchError) {
      watcher = try openWatcher()
      watch = wayOfWatching
    } catch {
      watcher = nil
      watch = .polling(error == .limitReached ? .watchLimit : .refused)
    }
  }

  private func openWatcher() throws(WatchError) -> DirectoryWatcher {
    defer { newWatcher = nil }
    if let newWatcher { return newWatcher }
    return try DirectoryWatcher(path: path)
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
    attach()
    rescan()
  }
}
