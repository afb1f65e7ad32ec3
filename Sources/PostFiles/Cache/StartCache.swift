import Dispatch
import Files
import Posts

/// Where the memos of a store are kept as they were last read, so that the next start need not read them all. It may be
/// removed at any time, and whatever is doubtful about it is as good as no cache.
package struct StartCache: Sendable {
  /// The folder's absolute path; it need not be there.
  private let path: String
  /// Tells this build of the program from others.
  private let program: String
  private let fileSystem: any FileSystem

  /// Of fewer memos there is none: they are read as fast.
  static let leastCount = 256
  private static let name = FileName("memos")

  package init(path: String, program: String, fileSystem: any FileSystem = PosixFileSystem()) {
    (self.path, self.program, self.fileSystem) = (path, program, fileSystem)
  }

  /// The cache of the folder at this path; nil where there is none to be believed.
  func open(of folder: PostFolder, at folderPath: String) -> CacheFile? {
    guard let name = Self.name, let identity = identity(of: folder, at: folderPath),
      let directory = try? Directory(path, fileSystem: fileSystem),
      let file = try? ReadableFile(name, in: directory)
    else { return nil }
    return try? CacheFile(file, of: identity, localTime: folder.reader.localTime)
  }

  /// Writes a cache of these memos on a thread of its own, which nobody waits for. Where it cannot be written, there is none.
  func keep(
    _ draft: CacheDraft, of folder: PostFolder, at folderPath: String, _ cancellation: Cancellation
  ) {
    guard let identity = identity(of: folder, at: folderPath) else { return }
    let writer = CacheWriter(
      identity: identity, draft: draft, localTime: folder.reader.localTime, cancellation: cancellation)
    DispatchQueue(label: "dokusho.cache", qos: .background).async { try? replace(by: writer) }
  }
}

extension StartCache {
  private func identity(of folder: PostFolder, at folderPath: String) -> CacheIdentity? {
    (try? folder.directory.status()).map {
      CacheIdentity(program: program, path: folderPath, folder: $0)
    }
  }

  private func replace(by writer: CacheWriter) throws(FileError) {
    guard let name = Self.name else { return }
    let directory = try Directory.made(at: path, mode: 0o700, fileSystem: fileSystem)
    removeLeftovers()
    let file = try StreamedFile(in: directory, mode: 0o600)
    try writer.write(to: file)
    if writer.cancellation.isCancelled { return }
    try file.take(name)
  }

  /// Removes what programs left that ended while they wrote, however young: nothing is lost with it.
  private func removeLeftovers() {
    try? DurableWriter(directory: path, fileSystem: fileSystem).removeStaleTemporaries(now: .max)
  }
}
