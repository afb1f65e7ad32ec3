import Posts

extension FakePosts {
  /// Another program writes these memos: new ones, or new versions of those that are there. All of it is told at once.
  package func write(_ memos: FakeMemo...) { write(memos) }

  package func write(_ memos: [FakeMemo]) {
    changeFolder { folder in memos.forEach { folder.put($0) } }
  }

  /// Another program changes the fields of a memo.
  package func change(_ id: PostID, _ change: (inout PostFields) -> Void) {
    guard let memo = entries[id]?.memo else { return }
    write(memo.with(change))
  }

  /// Another program deletes these memos.
  package func delete(_ ids: PostID...) { delete(ids) }

  package func delete(_ ids: [PostID]) {
    changeFolder { folder in ids.forEach { folder.remove($0) } }
  }

  /// Another program gives a memo another name.
  package func rename(_ old: PostID, to new: FakeMemo) {
    renamed = [old: new.id]
    changeFolder { folder in
      folder.remove(old)
      folder.put(new)
    }
    renamed = [:]
  }

  /// Another program changes several things that are told together.
  package func changeFolder(_ change: (inout FakeFolder) -> Void) {
    var folder = FakeFolder(entries: entries, trash: trash)
    change(&folder)
    entries = folder.entries
    tellAll(.folder)
  }

  /// The first reading of the folder finds these memos; `progress` says how far it has come.
  package func read(_ memos: [FakeMemo], progress: LoadingProgress?) {
    for memo in memos { entries[memo.id] = FakeEntry(memo) }
    self.progress = progress
    tellAll(.query)
  }
}
