import Files
import MemoFormat
import Posts

/// The folder of memo files, to be read.
struct PostFolder: Sendable {
  let directory: Directory
  let reader: PostReader

  /// More of a file is not read.
  static let mostBytes = 4 << 20

  /// What stands in the folder.
  typealias Listing = (memos: [DirectoryEntry], folders: [FileName])

  /// The memo files, and the folders that programs do not keep for themselves, in no order.
  func listing() throws(FileError) -> Listing {
    var entries = try directory.entries()
    let folders = entries.filter { $0.kind == .directory && !$0.name.hasPrefix(".") }
    entries.removeAll { !MemoName.isMemo($0) }
    return (entries, folders.map(\.name))
  }

  /// Whether there is a memo file in a folder within this one.
  func holdsMemos(_ name: FileName) -> Bool {
    (try? directory.directory(at: name.bytes).entries().contains(where: MemoName.isMemo)) ?? false
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
