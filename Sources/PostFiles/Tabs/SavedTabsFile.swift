import Files
import Posts

/// The port `SavedTabs` over `tabs.yaml` in the data directory, which is watched. It has a queue of its own.
package final class SavedTabsFile: SavedTabs {
  private let follower: TabsFollower

  /// `directory` is an absolute path.
  package init(in directory: String, fileSystem: any FileSystem = PosixFileSystem()) {
    follower = TabsFollower(directory, fileSystem)
  }

  package func snapshots() -> AsyncStream<SavedTabsSnapshot> {
    let (stream, continuation) = AsyncStream.makeStream(of: SavedTabsSnapshot.self)
    let following = Task { [follower] in await follower.follow(continuation) }
    continuation.onTermination = { _ in following.cancel() }
    return stream
  }

  package func keep(_ tab: SavedTab) async throws(SavedTabsError) -> SavedTabsSnapshot {
    try await follower.change { text throws(SavedTabsError) in try text.keeping(tab) }
  }

  package func rename(_ name: String, to newName: String) async throws(SavedTabsError) -> SavedTabsSnapshot {
    try await follower.change { text throws(SavedTabsError) in try text.renaming(name, to: newName) }
  }

  package func move(_ name: String, by distance: Int) async throws(SavedTabsError) -> SavedTabsSnapshot {
    try await follower.change { text throws(SavedTabsError) in try text.moving(name, by: distance) }
  }

  package func remove(_ name: String) async throws(SavedTabsError) -> (SavedTabsSnapshot, RemovedTab) {
    try await follower.remove(name)
  }

  package func restore(_ removed: RemovedTab) async throws(SavedTabsError) -> SavedTabsSnapshot {
    try await follower.change { text throws(SavedTabsError) in try text.restoring(removed) }
  }

  package func reread() {
    Task { [follower] in await follower.reread() }
  }
}

/// Reads and writes the file, and tells what it holds.
private actor TabsFollower {
  private let directory: String
  private let file: TabsFile
  private let executor = QueueExecutor(label: "dokusho.tabs")
  private var continuations: [AsyncStream<SavedTabsSnapshot>.Continuation] = []
  /// What was told last; nil before that.
  private var told: SavedTabsSnapshot?

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(_ directory: String, _ fileSystem: any FileSystem) {
    self.directory = directory
    file = TabsFile(in: directory, fileSystem: fileSystem)
  }

  /// Tells what the file holds, now and whenever that changes, until the task is cancelled. Where the directory cannot be
  /// watched, only `reread` finds changes of others.
  func follow(_ continuation: AsyncStream<SavedTabsSnapshot>.Continuation) async {
    let watcher = try? DirectoryWatcher(path: directory)
    reread()
    continuations.append(continuation)
    if let told { continuation.yield(told) }
    guard let watcher else { return }
    for await events in watcher.events where events.contains(where: \.mayBeOfTabs) { reread() }
  }

  /// A file of which nothing is understood leaves the tabs that were there.
  func reread() {
    var snapshot = file.read()
    if snapshot.tabs.isEmpty, snapshot.problems.contains(where: \.forbidsEdits), let told {
      snapshot.tabs = told.tabs
    }
    tell(snapshot)
  }

  func change(
    _ change: @Sendable (TabsText) throws(SavedTabsError) -> [UInt8]
  ) throws(SavedTabsError) -> SavedTabsSnapshot {
    _ = try file.change(change)
    reread()
    return told ?? SavedTabsSnapshot()
  }

  func remove(_ name: String) throws(SavedTabsError) -> (SavedTabsSnapshot, RemovedTab) {
    var removed = RemovedTab(name: name, text: [], position: 0)
    _ = try file.change { text throws(SavedTabsError) in
      let (bytes, tab) = try text.removing(name)
      removed = tab
      return bytes
    }
    reread()
    return (told ?? SavedTabsSnapshot(), removed)
  }

  private func tell(_ snapshot: SavedTabsSnapshot) {
    guard snapshot != told else { return }
    told = snapshot
    for continuation in continuations { continuation.yield(snapshot) }
  }
}

extension DirectoryEvent {
  /// Whether the file of the tabs may be another one now, and whole.
  fileprivate var mayBeOfTabs: Bool {
    switch self {
    case .closedWrite(let name), .arrived(let name), .left(let name), .deleted(let name), .created(let name):
      name.text == "tabs.yaml"
    case .renamed(let old, let new): old.text == "tabs.yaml" || new.text == "tabs.yaml"
    case .overflowed: true
    case .modified, .drained, .directoryGone: false
    }
  }
}
