import Files
import Posts

extension CollectionEngine {
  /// A folder that tells of its changes is looked through so often all the same, since a link's target elsewhere, or
  /// another folder mounted over this one, is not told of.
  private static let safetyPause = Duration.seconds(60)
  /// A folder that does not is looked through so often, and never for more than a twentieth of the time.
  private static let pollingPause = Duration.seconds(3)
  private static let pollingShare = 20

  /// Looks through the folder again and again, until it is lost.
  func lookThroughRegularly() async {
    var taken = Duration.zero
    while !isFolderLost {
      let pause =
        watch == .events ? Self.safetyPause : max(Self.pollingPause, taken * Self.pollingShare)
      guard (try? await clock.sleep(for: pause)) != nil, !isFolderLost else { return }
      if watcher == nil, let found = try? DirectoryWatcher(path: path) {
        newWatcher = found
        return loseFolder()
      }
      let start = stopwatch.elapsed
      rescan()
      taken = stopwatch.elapsed - start
    }
  }

  /// Reads the whole folder anew where it differs from what is known. A folder that could not be read is begun with
  /// from the start; one that is gone is looked for anyway.
  func rescan() {
    if failure != nil { return startAgain() }
    guard progress == nil, !isFolderLost else { return }
    guard (try? folder.directory.stands(at: path)) == true, let entries = try? folder.entries() else {
      return loseFolder()
    }
    readOnly = folder.refusalOfChanges
    let names = Set(entries.map(\.name))
    let gone = index.newestFirst.lazy.map(\.name).filter { !names.contains($0) }
    settling.doubt(Array(gone), at: stopwatch.elapsed)
    let lastScan = self.lastScan
    self.lastScan = folder.reader.localTime.now
    update(names.filter { isChanged($0, since: lastScan) })
    tellAll(cause: .folder)
    setAlarm()
  }

  /// Another folder stands at the path, or none; or the same one is to be opened anew.
  private func loseFolder() {
    isFolderLost = true
    watcher?.stop()
  }

  /// Whether the file may be another version than the known one.
  private func isChanged(_ name: FileName, since lastScan: Timestamp) -> Bool {
    guard let known = index[MemoName.id(of: name)]?.status else { return true }
    return known.mayHideChange(readAfter: lastScan)
      || known != (try? folder.directory.status(of: name)).map(FileVersion.init)
  }
}
