import Files
import Posts

extension CollectionEngine {
  /// How many of the newest memos are read and told before the rest: more than a screen shows.
  static let firstCount = 128
  /// Progress is told each time about this many more have been read.
  private static let progressStep = 4 * FolderLoader.batchSize
  /// How many memos are read at a time where they come from the page cache, and where a disk is waited for.
  private static let (cacheLanes, diskLanes) = (2, 16)

  /// Reads all memos: first those with the newest names, then the rest in batches.
  func load(_ entries: [DirectoryEntry]) async {
    let (first, rest) = NewestNames.split(entries, count: Self.firstCount)
    progress = LoadingProgress(read: 0, total: entries.count)
    let diskReads = DiskReads()
    var lane = ReadingLane(folder: folder, cachePlaces: Self.firstCount)
    take(lane.read(first), total: entries.count)
    tellAll(cause: .query)
    let lanes = diskReads.hasWaited ? Self.diskLanes : Self.cacheLanes
    await loadRest(rest, lanes: lanes, total: entries.count)
    progress = nil
  }

  /// The results of queries grow each time eight times as much has been read, so that telling stays cheap beside
  /// reading.
  private func loadRest(_ entries: [DirectoryEntry], lanes: Int, total: Int) async {
    var waiting: [IndexedPost] = []
    for await batch in FolderLoader(folder: folder, lanes: lanes).batches(of: entries) {
      waiting += batch
      if waiting.count > max(7 * index.count, 4096) {
        take(waiting, total: total)
        tellAll(cause: .query)
        waiting = []
      } else if waiting.count.isMultiple(of: Self.progressStep) {
        tellProgress(LoadingProgress(read: index.count + waiting.count, total: total))
      }
    }
    take(waiting, total: total)
  }

  /// What an outside change brought in since is newer than what the batch holds, and stays.
  private func take(_ batch: [IndexedPost], total: Int) {
    index.merge(batch)
    progress = LoadingProgress(read: index.count, total: total)
  }
}
