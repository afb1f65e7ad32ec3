import Files
import Posts

extension CollectionEngine {
  /// The first event after quiet is looked at after this time, together with all that came by then.
  private static let burst = Duration.milliseconds(30)
  /// A file that is gone or empty is believed to be so after this time.
  private static let settleTime = Duration.milliseconds(200)

  /// Follows the folder until it is gone.
  func follow() async {
    guard let events = watcher?.events else { return }
    for await batch in events {
      for event in batch { note(event) }
    }
    isLive = false
    isFolderGone = true
    tellAll(cause: .folder)
  }

  /// Reads the whole folder anew where it differs from what is known. A folder that could not be read or had gone is
  /// begun with from the start, as soon as it is there.
  func rescan() {
    if failure != nil || isFolderGone { return startAgain() }
    guard progress == nil, let entries = try? folder.entries() else { return }
    let names = Set(entries.map(\.name))
    let gone = index.newestFirst.lazy.map(\.name).filter { !names.contains($0) }
    let changed = entries.lazy.map(\.name).filter { name in
      let known = self.index[MemoName.id(of: name)]?.status
      return known == nil || known != (try? self.folder.directory.status(of: name))
    }
    update(Set(gone).union(changed))
    tellAll(cause: .folder)
  }

  private func note(_ event: DirectoryEvent) {
    switch event {
    case .changed(let name), .closedWrite(let name), .arrived(let name), .left(let name), .deleted(let name):
      guard MemoName.isMemo(name), settling.note(name) else { return }
      Task { await self.settle() }
    case .overflowed: rescan()
    case .directoryGone: isLive = false
    }
  }

  private func settle() async {
    try? await clock.sleep(for: Self.burst)
    let names = settling.takeChanged()
    let doubtful = names.filter(isDoubtful)
    believe(names.subtracting(doubtful))
    guard !doubtful.isEmpty else { return }
    let doubt = settling.doubt(doubtful)
    try? await clock.sleep(for: Self.settleTime)
    believe(settling.takeDoubtful(doubt))
  }

  /// Tells of these files as they are now; but that files vanished with their folder says nothing of the memos.
  private func believe(_ names: Set<FileName>) {
    guard isLive else { return }
    update(names)
    tellAll(cause: .folder)
  }

  /// Whether a known memo seems to be gone or empty.
  private func isDoubtful(_ name: FileName) -> Bool {
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
      let entry = folder.read(DirectoryEntry(name: name, kind: .unknown))
      if let entry, let known, entry.contentHash == known.contentHash, known.status != nil,
        entry.status != nil
      {
        continue
      }
      index.set(entry, for: id)
    }
  }
}
