import Files
import MemoFormat
import Posts

/// The folder of memo files, to be read.
struct PostFolder: Sendable {
  let directory: Directory
  let reader: PostReader

  /// More of a file is not read.
  static let mostBytes = 4 << 20

  /// The memo files, and all else in the folder, in no order.
  typealias Listing = (memos: [DirectoryEntry], others: [DirectoryEntry])

  /// What stands in the folder.
  func listing() throws(FileError) -> Listing {
    var entries = try directory.entries()
    let others = entries.filter { !MemoName.isMemo($0) }
    if !others.isEmpty { entries.removeAll { !MemoName.isMemo($0) } }
    return (entries, others)
  }

  /// Whether an entry is a folder that no program keeps for itself, with a memo file in it.
  func holdsMemos(_ entry: DirectoryEntry) -> Bool {
    guard entry.kind == .directory, !entry.name.hasPrefix(".") else { return false }
    return (try? directory.directory(at: entry.name.bytes).entries().contains(where: MemoName.isMemo))
      ?? false
  }

  /// Why memos in it cannot be changed; nil where they can.
  var refusalOfChanges: SystemReason? { directory.refusalOfChanges.map(SystemReason.init) }

  /// The memo files, in no order.
  func entries() throws(FileError) -> [DirectoryEntry] {
    try listing().memos
  }

  /// Reads one memo; nil where there is no such file, or none that is a memo. One that cannot be read is listed all
  /// the same.
  func read(_ entry: DirectoryEntry) -> IndexedPost? {
    var lane = ReadingLane(folder: self, cachePlaces: 1)
    return lane.read([entry]).first
  }

  /// A memo and its text as it stands in the file now; nil where it cannot be read.
  func document(_ name: FileName) -> (memo: MemoText, content: FileContent)? {
    guard let content = try? directory.read(name, limit: Self.mostBytes) else { return nil }
    return (MemoText(content.bytes), content)
  }
}
