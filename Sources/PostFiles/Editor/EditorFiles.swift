import Files
import Glibc
import Posts

/// The files that are given to an editor: those of the memos themselves, copies that are kept of them meanwhile, and
/// texts that are no memos yet.
package struct EditorFiles: Sendable {
  private static let mostCopies = 100
  private static let mostBytes = 1 << 30

  private let posts: String
  private let state: StateFolder
  private let localTime: any LocalTime
  private let fileSystem: any FileSystem

  /// `posts` is an absolute path.
  package init(
    posts: String, state: StateFolder, localTime: any LocalTime,
    fileSystem: any FileSystem = PosixFileSystem()
  ) {
    self.posts = posts
    self.state = state
    self.localTime = localTime
    self.fileSystem = fileSystem
  }

  /// The path of a memo's file as bytes, for it need not be UTF-8; nil where the identity makes no file name.
  package func path(of id: PostID) -> [UInt8]? {
    MemoName.name(of: id).map { Array("\(posts)/".utf8) + $0.bytes }
  }

  /// Whether a memo's file is there.
  package func isThere(_ id: PostID) async -> Bool {
    guard let name = MemoName.name(of: id) else { return false }
    return (try? Directory(posts, fileSystem: fileSystem).status(of: name)) != nil
  }

  /// All bytes of a memo's file; throws EISDIR where a folder stands in its place.
  package func content(of id: PostID) async throws(FileError) -> [UInt8] {
    guard let name = MemoName.name(of: id) else { throw FileError(.read, nil, code: ENOENT) }
    return try Directory(posts, fileSystem: fileSystem).read(name, limit: Self.mostBytes).bytes
  }

  /// Keeps a copy of a memo and returns its path. Of all copies the newest are kept.
  package func keepCopy(of id: PostID, _ bytes: [UInt8]) async throws(FileError) -> String {
    let copies = try folder("before-editor")
    forgetOldest(in: copies)
    return try make(bytes, in: copies, named: id.text)
  }

  /// Writes a text into a file of its own and returns its path. Of those that were never forgotten the newest are kept.
  package func keepText(_ text: String) async throws(FileError) -> String {
    let texts = try folder("in-editor")
    forgetOldest(in: texts)
    return try make(Array(text.utf8), in: texts, named: "memo")
  }

  /// The text in a file that `keepText` made; nil where that is gone, or is no text.
  package func text(in path: String) async -> String? {
    guard let (folder, name) = split(path) else { return nil }
    let bytes = try? Directory(folder, fileSystem: fileSystem).read(name, limit: Self.mostBytes).bytes
    return bytes.flatMap { String(validating: $0, as: UTF8.self) }
  }

  /// Removes a copy, or a file of a text.
  package func forget(_ path: String) {
    guard let (folder, name) = split(path) else { return }
    try? DurableWriter(directory: folder, fileSystem: fileSystem).remove(name)
  }
}

extension EditorFiles {
  private func folder(_ text: String) throws(FileError) -> String {
    guard let name = FileName(text) else { throw FileError(.create, nil, code: EINVAL) }
    state.removeLeftovers(in: text)
    return try state.made(name)
  }

  /// A new file for its owner only, whose name begins with the time, so that the oldest comes first.
  private func make(_ bytes: [UInt8], in folder: String, named text: String) throws(FileError) -> String {
    let start = "\(localTime.now.seconds)-"
    for number in 0... {
      let name = "\(start)\(number)-\(text.prefixOfBytes(200)).md"
      guard let fileName = FileName(name) else { throw FileError(.create, nil, code: EINVAL) }
      do throws(DurableWriteError) {
        try DurableWriter(directory: folder, fileSystem: fileSystem).create(
          fileName, with: bytes, mode: 0o600)
        return "\(folder)/\(name)"
      } catch {
        if case .failed(let error) = error { throw error }
        guard error == .alreadyExists else { throw FileError(.create, fileName, code: EIO) }
      }
    }
    throw FileError(.create, nil, code: EEXIST)
  }

  private func forgetOldest(in folder: String) {
    guard let names = try? Directory(folder, fileSystem: fileSystem).entries().map(\.name).sorted() else {
      return
    }
    let writer = DurableWriter(directory: folder, fileSystem: fileSystem)
    for name in names.dropLast(Self.mostCopies - 1) { try? writer.remove(name) }
  }

  private func split(_ path: String) -> (folder: String, name: FileName)? {
    guard let slash = path.lastIndex(of: "/"), let name = FileName(String(path[path.index(after: slash)...]))
    else { return nil }
    return (String(path[..<slash]), name)
  }
}

extension String {
  /// As much of the text as these bytes hold.
  fileprivate func prefixOfBytes(_ most: Int) -> String {
    var prefix = Substring(self)
    while prefix.utf8.count > most { prefix.removeLast() }
    return String(prefix)
  }
}
