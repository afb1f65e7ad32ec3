import Dispatch
import Files

/// Reads many memos on threads of its own, so that neither the main actor nor the shared thread pool waits for the disk.
struct FolderLoader: Sendable {
  let folder: PostFolder
  private static let lanes = 2
  static let batchSize = 512

  /// The memos of these files, in batches, as they are read.
  func batches(of entries: [DirectoryEntry]) -> AsyncStream<[IndexedPost]> {
    let starts = Array(stride(from: 0, to: entries.count, by: Self.batchSize))
    return AsyncStream { continuation in
      DispatchQueue.global(qos: .userInitiated).async {
        DispatchQueue.concurrentPerform(iterations: Self.lanes) { lane in
          for start in starts.enumerated().lazy.filter({ $0.offset % Self.lanes == lane }).map(\.element) {
            let end = min(start + Self.batchSize, entries.count)
            continuation.yield(entries[start..<end].compactMap(folder.read))
          }
        }
        continuation.finish()
      }
    }
  }
}
