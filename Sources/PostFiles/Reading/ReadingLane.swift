import Files
import Posts

/// What one thread needs to read many memos: its memory is used again for each, so that hardly any is asked for.
struct ReadingLane: ~Copyable {
  private let folder: PostFolder
  private var buffer = FileBuffer()
  private var parser: PostParser
  private var waiting: [Reading] = []
  private var finished: [IndexedPost] = []

  /// A chunk of texts is closed at this size, in bytes.
  private static let chunkSize = 1 << 20

  /// - Parameter cachePlaces: How many texts and lists are kept to be shared by memos that have the same.
  init(folder: PostFolder, cachePlaces: Int) {
    self.folder = folder
    parser = PostParser(reader: folder.reader, cachePlaces: cachePlaces)
  }

  /// Reads memos in this order, without those that there are not, or that are none.
  mutating func read(_ entries: [DirectoryEntry]) -> [IndexedPost] { read(entries, at: entries.indices) }

  /// Reads the memos of the files at these places, in this order.
  mutating func read(_ entries: [DirectoryEntry], at places: some Sequence<Int>) -> [IndexedPost] {
    for place in places {
      if let reading = read(entries[place]) { waiting.append(reading) }
      if parser.texts.size > Self.chunkSize { finish() }
    }
    finish()
    defer { finished = [] }
    return finished
  }
}

extension ReadingLane {
  /// A memo whose text waits for its chunk to be closed.
  private struct Reading {
    let name: FileName
    let parsed: PostParser.Parsed
    /// Nil for a file that could not be read.
    let status: FileStatus?
  }

  private mutating func finish() {
    guard !waiting.isEmpty else { return }
    let chunk = parser.texts.finish()
    finished += waiting.map { reading in
      IndexedPost(
        name: reading.name, post: reading.parsed.post,
        text: SearchText(chunk, number: reading.parsed.number), status: reading.status.map(FileVersion.init),
        contentHash: reading.parsed.contentHash)
    }
    waiting.removeAll(keepingCapacity: true)
  }

  /// Whether the name is a symbolic link that leads nowhere: such a one is shown, since its memo may come back.
  private func isBrokenLink(_ name: FileName, _ error: FileError) -> Bool {
    error.reason == .notFound && folder.directory.isSymbolicLink(name)
  }

  private mutating func read(_ entry: DirectoryEntry) -> Reading? {
    let id = MemoName.id(of: entry.name)
    do throws(FileError) {
      let status = try folder.directory.read(entry, limit: PostFolder.mostBytes, into: &buffer)
      return Reading(
        name: entry.name, parsed: buffer.withBytes { parser.parse(id, $0, status) }, status: status)
    } catch {
      if error.isAbsence && !isBrokenLink(entry.name, error) { return nil }
      return Reading(name: entry.name, parsed: parser.unreadable(id), status: nil)
    }
  }
}
