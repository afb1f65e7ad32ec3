import Localization
import Posts
import StateTree

extension SubcommandRun {
  /// Moves memos to the trash, and prints the IDs of those that are there now.
  func remove(_ names: [String]) async throws(StartError) -> Int32 {
    let batch = WriteBatch(try ids(named: names).map(WriteBatch.Write.delete))
    return try await make(batch, as: .deleted(count: names.count)) {
      counted(
        "%1$@ memo is in the trash; dokusho restore takes it back.",
        "%1$@ memos are in the trash; dokusho restore takes them back.", $0)
    }
  }

  /// Takes memos out of the trash, of each the one that was deleted last, and prints their IDs.
  func restore(_ names: [String]) async throws(StartError) -> Int32 {
    let batch = WriteBatch(names.map { .restore(PostID($0), nil) })
    return try await make(batch, as: .restored(count: names.count)) {
      counted("%1$@ memo is back.", "%1$@ memos are back.", $0)
    }
  }

  private func ids(named names: [String]) throws(StartError) -> [PostID] {
    let folder = try PostsFolder(existingIn: directory)
    var ids: [PostID] = []
    for name in names { ids.append(try id(named: name, in: folder)) }
    return ids
  }

  /// What the memos do not allow is said and left out.
  private func make(
    _ batch: WriteBatch, as name: EditName, told sentence: (Int) -> String
  ) async throws(StartError) -> Int32 {
    let edits = Edits(try dependencies(memosIn: try PostsFolder(existingIn: directory)))
    let outcome = await edits.commitEach(batch, as: name)
    for (place, write) in batch.writes.enumerated() {
      if let failure = outcome.failures[place] {
        StandardStreams.complain("dokusho: \(failure.sentence)")
      } else {
        StandardStreams.printResult(write.id.text)
      }
    }
    let done = batch.writes.count - outcome.failures.count
    if done > 0 { StandardStreams.complain(sentence(done)) }
    return outcome.failures.isEmpty ? ExitStatus.fine : ExitStatus.failed
  }
}
