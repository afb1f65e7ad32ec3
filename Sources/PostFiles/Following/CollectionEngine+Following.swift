import Files
import Posts

extension CollectionEngine {
  /// Follows the folder, and the one that takes its place when it goes, until the task is cancelled or no folder can
  /// be read.
  func follow() async {
    while !Task.isCancelled && failure == nil {
      isFolderLost = false
      await followUntilLost()
      await findFolder()
    }
  }

  private func followUntilLost() async {
    async let looking: Void = lookThroughRegularly()
    await hearEvents()
    if watcher == nil { await looking }
  }

  /// Hears of changes until the folder is gone; at once over where it cannot be watched.
  private func hearEvents() async {
    guard let watcher else { return prove() }
    watcher.drain()
    for await batch in watcher.events {
      for event in batch.lazy.compactMap(\.amongMemos) { hear(event) }
      setAlarm()
    }
    alarm?.cancel()
    alarm = nil
  }

  func hear(_ event: DirectoryEvent) {
    switch event {
    case .overflowed: doubtAll()
    case .drained: prove()
    case .directoryGone: isFolderLost = true
    case .renamed(let old, let new):
      renamed[MemoName.id(of: old)] = MemoName.id(of: new)
      settling.note(event, at: stopwatch.elapsed)
    default: settling.note(event, at: stopwatch.elapsed)
    }
  }

  /// Events were lost: what is known is proven anew.
  private func doubtAll() {
    isProven = false
    tellAll(cause: .folder)
    rescan()
    watcher?.drain()
  }

  /// All that happened until now has been heard of.
  func prove() {
    believe(settling.take(at: stopwatch.elapsed))
    let cause: SnapshotCause = hasBeenProven ? .folder : .query
    (isProven, hasBeenProven) = (true, true)
    tellAll(cause: cause)
    keepCache()
  }

  /// Has the next files taken when they have settled.
  func setAlarm() {
    let due = settling.nextTaking
    if due == alarmTime && alarm != nil { return }
    alarm?.cancel()
    alarm = due.map { due in
      Task {
        try? await clock.sleep(for: max(.zero, due - stopwatch.elapsed))
        guard !Task.isCancelled else { return }
        alarm = nil
        believe(settling.take(at: stopwatch.elapsed))
        setAlarm()
      }
    }
    alarmTime = due
  }

  /// Tells of these files as they are now, but looks a second time before it says that one is gone or empty. That
  /// files vanished with their folder says nothing of the memos.
  private func believe(_ settled: [FileName: FileNote.State]) {
    guard !settled.isEmpty, !isFolderLost else { return }
    let doubtful = settled.filter { isDoubtful($0.key, $0.value) }.keys
    settling.doubt(doubtful, at: stopwatch.elapsed)
    noteUnclosed(settled)
    update(Set(settled.keys).subtracting(doubtful))
    tellAll(cause: .folder)
    renamed = [:]
  }

  private func noteUnclosed(_ settled: [FileName: FileNote.State]) {
    for (name, state) in settled {
      switch state {
      case .beingWritten: unclosed.insert(name)
      case .whole: unclosed.remove(name)
      case .named, .gone, .doubtful: break
      }
    }
  }

  /// Whether a known memo seems to be gone or empty, and has not been given time yet.
  private func isDoubtful(_ name: FileName, _ state: FileNote.State) -> Bool {
    guard state != .gone && state != .doubtful else { return false }
    guard index[MemoName.id(of: name)] != nil else { return false }
    guard let status = try? folder.directory.status(of: name) else { return true }
    return status.size == 0
  }

  /// Reads these files anew; one whose content is the same as before stays the same version.
  func update(_ names: Set<FileName>) {
    for name in names {
      let id = MemoName.id(of: name)
      if beingCreated.contains(id) { continue }
      let known = index[id]
      let entry = folder.read(DirectoryEntry(name: name, kind: .unknown)).map { marked($0, known) }
      if let entry, let known, entry.isSameVersion(as: known) { continue }
      index.set(entry, for: id)
    }
  }

  /// A file that was damaged stands for its memo as it was known, and one that is still being written says so.
  private func marked(_ entry: IndexedPost, _ known: IndexedPost?) -> IndexedPost {
    if let known, entry.post.problem == .damaged {
      return IndexedPost(
        name: entry.name, post: known.post.with { $0.problem = .damaged }, text: known.text,
        status: entry.status, contentHash: entry.contentHash)
    }
    guard unclosed.contains(entry.name), entry.post.problem == nil else { return entry }
    return entry.showing(entry.post.with { $0.problem = .beingWritten })
  }
}

extension IndexedPost {
  /// Whether both were read from the same bytes, and there is nothing new to say of them.
  fileprivate func isSameVersion(as other: IndexedPost) -> Bool {
    guard status != nil && other.status != nil && contentHash == other.contentHash else { return false }
    return (post.problem == .beingWritten) == (other.post.problem == .beingWritten)
  }
}
