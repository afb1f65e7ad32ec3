import Files

@testable import PostFiles
@testable import Posts

/// The collection over a test's folder.
@MainActor
func collection(
  _ folder: TemporaryFolder, clock: any Clock<Duration> = ContinuousClock()
) throws -> PostFilesCollection {
  try PostFilesCollection(path: folder.path, localTime: JapanTime(), clock: clock)
}

/// The collection over a folder that goes away after it was opened and before it is read.
@MainActor
func collectionOfLost(_ folder: TemporaryFolder) throws -> PostFilesCollection {
  let directory = try Directory(folder.path)
  folder.remove()
  return PostFilesCollection(
    directory, path: folder.path, localTime: JapanTime(), clock: ContinuousClock())
}

/// A batch of one change.
func star(_ name: String, _ isFavorite: Bool) -> WriteBatch {
  var batch = WriteBatch()
  batch.update(PostID(name), .favorite(isFavorite))
  return batch
}

/// A batch of new memos, each with its text.
func creation(_ memos: (name: String, text: String)...) -> WriteBatch {
  var batch = WriteBatch()
  for memo in memos { batch.create(PostID(memo.name), Array(memo.text.utf8)) }
  return batch
}

/// A condition that a test spells out.
func condition(_ change: (inout SearchCondition) -> Void) -> SearchCondition {
  var condition = SearchCondition()
  change(&condition)
  return condition
}

/// A batch that moves memos to the trash.
func deletion(_ names: some Sequence<String>) -> WriteBatch {
  WriteBatch(names.map { .delete(PostID($0)) })
}

func deletion(_ names: String...) -> WriteBatch { deletion(names) }
