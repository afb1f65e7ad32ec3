import Files
import Posts

/// The folder of the history: one small file for each step, so that an edit costs one durable write, and so that several
/// programs can share it: what one of them takes, by giving it another name, the others have no more.
struct HistoryFolder: Sendable {
  let state: StateFolder
  let process: ProcessMark

  /// A file of more bytes is none of ours.
  private static let mostBytes = 256 << 20

  /// The files of the history, in order.
  func names() -> [HistoryName] {
    guard let folder = try? Directory(path, fileSystem: state.fileSystem), let entries = try? folder.entries()
    else {
      return []
    }
    return entries.compactMap { HistoryName($0.name) }.sorted { $0.number < $1.number }
  }

  /// The content of a file; nil where it cannot be read.
  func read(_ name: HistoryName) -> [UInt8]? {
    guard let fileName = name.fileName, let folder = try? Directory(path, fileSystem: state.fileSystem) else {
      return nil
    }
    return try? folder.read(fileName, limit: Self.mostBytes).bytes
  }

  /// Writes a new file; false where that is not possible or the name is taken.
  func create(_ name: HistoryName, _ bytes: [UInt8]) -> Bool {
    guard let folder = FileName("history"), let fileName = name.fileName, let path = try? state.made(folder)
    else { return false }
    let files = DurableWriter(directory: path, fileSystem: state.fileSystem)
    return (try? files.create(fileName, with: bytes, mode: 0o600)) != nil
  }

  /// Gives a file another name; false where somebody else was first.
  func rename(_ old: HistoryName, to new: HistoryName) -> Bool {
    guard let oldName = old.fileName, let newName = new.fileName else { return false }
    return (try? files.move(oldName, to: path, as: newName)) != nil
  }

  func remove(_ name: HistoryName) {
    if let fileName = name.fileName { try? files.remove(fileName) }
  }

  /// Removes what a crash left of writes long ago.
  func removeLeftovers() { state.removeLeftovers(in: "history") }

  private var path: String { "\(state.path)/history" }
  private var files: DurableWriter { DurableWriter(directory: path, fileSystem: state.fileSystem) }
}
