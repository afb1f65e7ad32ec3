import Files
import Posts

extension CollectionEngine {
  /// How many lanes decode a cache: as many as there mostly are processors for it.
  private static let decodingLanes = 2

  /// Shows the memos that a list shows first as the cache has them; nil where there is none to be believed.
  func openCache() -> CacheFile? {
    guard folder.directory.hearsEveryChange, let file = cache?.open(of: folder, at: path) else { return nil }
    index.merge(file.newest)
    progress = LoadingProgress(read: index.count, total: file.count)
    tellAll(cause: .query)
    return file
  }

  /// Shows all memos as the cache has them, and then those as they are whose files have changed since; nil where the
  /// cache turns out to be damaged. The folder is listed meanwhile.
  func load(_ file: CacheFile, _ diskReads: DiskReads) async throws(FileError) -> LoadedFolder? {
    let listing = Sidework { [folder] in Result { () throws(FileError) in try folder.listing() } }
    guard let memos = await file.all(lanes: Self.decodingLanes) else { return forgetCache() }
    let lanes = diskReads.hasWaited ? Self.diskLanes : Self.cacheLanes
    let proof = CacheProof(of: memos, in: folder, lanes: lanes)
    guard show(memos, besides: file.newest) else { return forgetCache() }
    guard let listed = try await listing.result()?.get() else { return nil }
    let unknown = Sidework {
      let known = KnownNames(of: memos)
      return listed.memos.filter { !known.contains($0.name) }
    }
    guard let outdated = await proof.outdated(), let unknown = await unknown.result() else { return nil }
    return await bringUpToDate(memos, outdated, unknown, listed, lanes: lanes)
  }

  private func forgetCache() -> LoadedFolder? {
    index = PostIndex()
    return nil
  }

  /// What became of the newest memos since they were shown is newer than the cache. False where these are not among all.
  private func show(_ memos: [IndexedPost], besides newest: [IndexedPost]) -> Bool {
    var whole = PostIndex(sorted: memos)
    guard newest.allSatisfy({ whole[$0.id]?.isSameReading(as: $0) ?? false }) else { return false }
    for memo in newest where index[memo.id] == nil { whole.set(nil, for: memo.id) }
    for memo in index.columns.memos { whole.set(memo, for: memo.id) }
    whole.former.noteAll()
    index = whole
    progress = LoadingProgress(read: index.count, total: index.count)
    tellAll(cause: .query)
    return true
  }

  /// Reads what is not as it was in the cache.
  private func bringUpToDate(
    _ memos: [IndexedPost], _ outdated: [IndexedPost], _ unknown: [DirectoryEntry],
    _ listing: PostFolder.Listing, lanes: Int
  ) async -> LoadedFolder {
    var loaded = LoadedFolder(listing)
    var outdated = outdated
    if !loaded.links.isEmpty {
      outdated.removeAll { loaded.links.contains($0.name) }
      outdated += memos.filter { loaded.links.contains($0.name) }
    }
    let entries = outdated.map { DirectoryEntry(name: $0.name, kind: .unknown) } + unknown
    let fresh = await read(entries, of: listing.memos.count, lanes: lanes)
    index.replace(outdated, by: fresh)
    loaded.differences = differences(outdated, fresh, loaded.links)
    return loaded
  }

  private func read(_ entries: [DirectoryEntry], of total: Int, lanes: Int) async -> [IndexedPost] {
    if entries.isEmpty { return [] }
    var fresh: [IndexedPost] = []
    let loader = FolderLoader(folder: folder, lanes: lanes)
    for await batch in loader.batches(of: entries, at: Array(entries.indices)) {
      fresh += batch
      tellProgress(LoadingProgress(read: max(0, total - entries.count) + fresh.count, total: total))
    }
    return fresh
  }

  /// How many memos another cache would save from being read at the next start, or tell of no more.
  private func differences(_ outdated: [IndexedPost], _ fresh: [IndexedPost], _ links: Set<FileName>) -> Int {
    let draft = CacheDraft(memos: [], readAfter: lastScan, links: links)
    let kept = fresh.count {
      draft.keeps($0) && $0.status.map { !$0.mayHideChange(readAfter: lastScan) } ?? false
    }
    let read = Set(fresh.map(\.id))
    return kept + outdated.count { !read.contains($0.id) }
  }
}

extension CollectionEngine {
  /// A cache is written anew when more memos than these, or than this part of all, were not in it as they are.
  private static let (mostDifferences, differentPart) = (64, 32)

  /// Has a cache written of what was loaded, where that is worth it.
  func keepCache() {
    guard let loaded, let cache, attention != .once else { return }
    self.loaded = nil
    let isWorthIt =
      loaded.differences.map { $0 > max(Self.mostDifferences, index.count / Self.differentPart) } ?? true
    guard isWorthIt, index.count >= StartCache.leastCount, folder.directory.hearsEveryChange else { return }
    let draft = CacheDraft(memos: index.columns.memos, readAfter: lastScan, links: loaded.links)
    cache.keep(draft, of: folder, at: path, cancellation)
  }
}
