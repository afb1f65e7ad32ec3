import Files
import Posts

extension CollectionEngine {
  /// How many of the newest memos are read and told before the rest: more than a screen shows.
  static let firstCount = 64
  /// Progress is told each time about this many more have been read.
  private static let progressStep = 4 * FolderLoader.batchSize
  /// How many memos are read at a time where they come from the page cache, and where a disk is waited for.
  static let (cacheLanes, diskLanes) = (2, 16)

  /// Makes all memos known, from the cache as far as it is true.
  func load(_ file: CacheFile?) async throws(FileError) -> LoadedFolder {
    let diskReads = DiskReads()
    if let file, let loaded = try await load(file, diskReads) { return loaded }
    let listing = try folder.listing()
    await load(listing.memos)
    return LoadedFolder(listing)
  }

  /// Reads all memos: first those with the newest names, then the rest in batches.
  private func load(_ entries: [DirectoryEntry]) async {
    let newest = NewestNames(of: entries, count: Self.firstCount)
    progress = LoadingProgress(read: 0, total: entries.count)
    let diskReads = DiskReads()
    var lane = ReadingLane(folder: folder, cachePlaces: Self.firstCount)
    take(lane.read(newest.first), total: entries.count)
    // Listeners that came while the folder was listed are taken in now, and told at once.
    await Task.yield()
    tellAll(cause: .query)
    let lanes = diskReads.hasWaited ? Self.diskLanes : Self.cacheLanes
    await loadRest(entries, at: newest.rest(), lanes: lanes)
  }

  /// The results of queries grow each time eight times as much has been read, so that telling stays cheap beside
  /// reading.
  private func loadRest(_ entries: [DirectoryEntry], at places: [Int], lanes: Int) async {
    let total = entries.count
    var waiting: [IndexedPost] = []
    for await batch in FolderLoader(folder: folder, lanes: lanes).batches(of: entries, at: places) {
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
