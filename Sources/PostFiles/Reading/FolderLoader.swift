import Dispatch
import Files
import Synchronization

/// Reads many memos on threads of its own, so that neither the main actor nor the shared thread pool waits for the disk.
struct FolderLoader: Sendable {
  let folder: PostFolder
  /// How many memos are read at a time.
  let lanes: Int
  static let batchSize = 512

  /// The memos of the files at these places, in their order, in batches, as they are read.
  func batches(of entries: [DirectoryEntry], at places: [Int]) -> AsyncStream<[IndexedPost]> {
    let (batches, continuation) = AsyncStream.makeStream(of: [IndexedPost].self)
    let work = Work(places: places, lanes: lanes)
    for lane in 0..<lanes {
      DispatchQueue(label: "dokusho.lane\(lane)", qos: .userInitiated).async { [folder] in
        var lane = ReadingLane(folder: folder, cachePlaces: 4096)
        while let places = work.next() { continuation.yield(lane.read(entries, at: places)) }
        if work.leave() { continuation.finish() }
      }
    }
    return batches
  }
}

/// The files that are still to be read, handed out to lanes.
private final class Work: Sendable {
  private let places: [Int]
  private let start = Atomic(0)
  private let lanes: Atomic<Int>

  init(places: [Int], lanes: Int) {
    self.places = places
    self.lanes = Atomic(lanes)
  }

  /// The places of the next files; nil when none are left.
  func next() -> ArraySlice<Int>? {
    let size = FolderLoader.batchSize
    let start = start.add(size, ordering: .relaxed).oldValue
    guard start < places.count else { return nil }
    return places[start..<min(start + size, places.count)]
  }

  /// Whether the lane that leaves is the last one.
  func leave() -> Bool {
    lanes.subtract(1, ordering: .acquiringAndReleasing).newValue == 0
  }
}
