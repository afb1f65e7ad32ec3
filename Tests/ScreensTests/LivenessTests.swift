import Posts
import Testing

@testable import Screens

@Suite("How true the list is") struct LivenessTests {
  private static let progress = LoadingProgress(read: 1, total: 2)
  private static let gone = FolderWatch.folderGone(since: Timestamp(seconds: 3600, offset: 0))

  @Test(
    "stands in one word, the most important one first",
    arguments: [
      (nil, "reading"),
      (SnapshotMetadata(fromCache: false), "live"),
      (SnapshotMetadata(fromCache: true), "not live"),
      (SnapshotMetadata(fromCache: false, hasPendingWrites: true), "saving"),
      (SnapshotMetadata(fromCache: true, hasPendingWrites: true, progress: progress), "reading 1/2"),
      (SnapshotMetadata(fromCache: true, watch: .polling(.fileSystem)), "polling"),
      (SnapshotMetadata(fromCache: true, hasPendingWrites: true, watch: .polling(.asked)), "saving"),
      (SnapshotMetadata(fromCache: true, hasPendingWrites: true, watch: gone), "as of 01:00"),
    ])
  func word(metadata: SnapshotMetadata?, word: String) {
    #expect(Liveness(metadata).words == word)
  }
}
