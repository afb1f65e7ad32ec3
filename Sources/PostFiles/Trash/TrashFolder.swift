import Files
import Glibc
import Posts

/// The folder `.trash` beside the folder of memos, and the way of files into it and out of it. Nothing is ever
/// overwritten, and what was moved is safely on disk on return.
struct TrashFolder: Sendable {
  let path: String
  let localTime: any LocalTime
  let fileSystem: any FileSystem
  /// The absolute path of the folder of memos.
  private let posts: String

  /// So many memos of the same name can be deleted in one second.
  private static let mostNumbers = 1000

  init(beside posts: String, localTime: any LocalTime, fileSystem: any FileSystem) {
    let parent = posts.lastIndex(of: "/").map { String(posts[..<$0]) } ?? "."
    path = "\(parent)/.trash"
    self.posts = posts
    self.localTime = localTime
    self.fileSystem = fileSystem
  }
}

// MARK: In and out

extension TrashFolder {
  /// Moves a memo's file here.
  func take(_ name: FileName) throws(DurableWriteError) -> FileName { try take(name, calling: name) }

  /// Moves a version of some memo here that a crash left under a name which tells no more of it.
  func rescue(_ name: FileName) throws(DurableWriteError) -> FileName {
    let digits = name.text.filter(\.isHexDigit).suffix(8)
    return try take(name, calling: FileName("recovered-\(digits).md") ?? name)
  }

  /// Removes what a crash left here of writes long ago; `now` is in nanoseconds since 1970.
  func removeLeftovers(now: Int64) { try? here.removeStaleTemporaries(now: now) }

  /// Moves a file here as if it had been a memo of the name `original`.
  private func take(_ name: FileName, calling original: FileName) throws(DurableWriteError) -> FileName {
    try make(about: name)
    let now = localTime.now
    for number in 1...Self.mostNumbers {
      guard let place = TrashName.name(for: original, deleted: now, number: number) else { break }
      do throws(DurableWriteError) {
        try take(name, calling: original, as: place)
        return place
      } catch {
        if error != .alreadyExists { throw error }
      }
    }
    throw .alreadyExists
  }

  /// Moves a file from here back among the memos, under the name that it had; returns that name.
  func giveBack(_ place: FileName) throws(DurableWriteError) -> FileName {
    guard let name = original(of: place) else { throw .vanished }
    try here.move(place, to: posts, as: name)
    removeBeside(place)
    return name
  }

  /// Removes a file from here for good.
  func remove(_ place: FileName) throws(DurableWriteError) {
    try here.remove(place)
    removeBeside(place)
  }

  private var here: DurableWriter { DurableWriter(directory: path, fileSystem: fileSystem) }
  private var memos: DurableWriter { DurableWriter(directory: posts, fileSystem: fileSystem) }

  private func make(about name: FileName) throws(DurableWriteError) {
    do {
      _ = try Directory.made(at: path, mode: 0o700, fileSystem: fileSystem)
    } catch {
      throw .failed(error.about(name))
    }
  }

  /// Of a name that is cut, the whole of it is on disk first.
  private func take(
    _ name: FileName, calling original: FileName, as place: FileName
  ) throws(DurableWriteError) {
    guard TrashName.isCut(place, of: original), let beside = TrashName.beside(place) else {
      return try memos.move(name, to: path, as: place)
    }
    try here.create(beside, with: original.bytes, mode: 0o600)
    do throws(DurableWriteError) {
      try memos.move(name, to: path, as: place)
    } catch {
      try? here.remove(beside)
      throw error
    }
  }

  /// What stays without its file is no harm: it is passed over.
  private func removeBeside(_ place: FileName) {
    guard TrashName.mayBeCut(place), let beside = TrashName.beside(place) else { return }
    try? here.remove(beside)
  }
}

// MARK: What is here

extension TrashFolder {
  /// The files here that were memos; none where nothing was ever deleted.
  func places() throws(FileError) -> [FileName] {
    do {
      return try Directory(path, fileSystem: fileSystem).entries().map(\.name)
        .filter { original(of: $0) != nil }
    } catch {
      if error.reason == .notFound { return [] }
      throw error
    }
  }

  /// The file that was deleted last of those that were this memo; nil where there is none.
  func newest(of id: PostID) throws(FileError) -> FileName? {
    try places().filter { original(of: $0).map(MemoName.id) == id }.max { isOlder($0, than: $1) }
  }

  /// Whether the one was deleted before the other.
  func isOlder(_ one: FileName, than other: FileName) -> Bool {
    let (first, second) = (deleted(one), deleted(other))
    if first != second { return first < second }
    // The numbers of one second: `-10` comes after `-2`.
    if one.bytes.count != other.bytes.count { return one.bytes.count < other.bytes.count }
    return one < other
  }

  /// When a file was deleted; of one that somebody else put here, when it was changed last.
  func deleted(_ place: FileName) -> Timestamp {
    if let time = TrashName.deleted(place, localTime: localTime) { return time }
    let status = try? Directory(path, fileSystem: fileSystem).status(of: place)
    return localTime.timestamp(seconds: Int((status?.modified ?? 0) / 1_000_000_000))
  }

  /// The name that a file had; nil where it was none of a memo.
  func original(of place: FileName) -> FileName? {
    let whole = TrashName.mayBeCut(place) ? wholeName(of: place) : nil
    return (whole ?? TrashName.original(of: place)).flatMap { MemoName.isMemo($0) ? $0 : nil }
  }

  /// What stands in the file beside; nil where there is none.
  private func wholeName(of place: FileName) -> FileName? {
    guard let beside = TrashName.beside(place), let folder = try? Directory(path, fileSystem: fileSystem),
      let content = try? folder.read(beside, limit: 4096)
    else { return nil }
    return FileName(content.bytes)
  }
}
