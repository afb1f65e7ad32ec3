import Glibc

extension DurableWriter {
  /// Removes temporary files of this program whose process has ended and which are older than an hour.
  /// `now` is in nanoseconds since 1970. Files that cannot be removed stay.
  ///
  /// A crash in the moment in which two versions change places may leave there what another program wrote, which is
  /// nowhere else then: such a file is given to `rescue`.
  ///
  /// - Parameter entries: What to look among; nil for all of the folder.
  package func removeStaleTemporaries(
    among entries: [DirectoryEntry]? = nil, now: Int64,
    isRunning: (_ processID: Int32) -> Bool = isProcessRunning,
    rescue: (_ name: FileName) -> Void = { _ in }
  ) throws(FileError) {
    let folder = try openFolder()
    let all = if let entries { entries } else { try folder.entries() }
    for entry in all where entry.kind == .regular || entry.kind == .unknown {
      guard let name = TemporaryName(entry.name), !isRunning(name.processID) else { continue }
      guard let status = try? folder.status(of: entry.name), isStale(status, now: now) else { continue }
      guard let isOurs = isOurs(name, in: folder) else { continue }
      if isOurs { try? folder.remove(entry.name) } else { rescue(entry.name) }
    }
  }

  /// Whether a file holds only what we wrote or replaced, or nothing; nil where that cannot be seen.
  private func isOurs(_ name: TemporaryName, in folder: Directory) -> Bool? {
    if name.versions.isEmpty { return true }
    let most = 1 << 30
    guard let bytes = try? folder.read(name.fileName, limit: most).bytes else { return nil }
    return bytes.isEmpty || name.versions.contains(ContentMark(of: bytes))
  }

  private func isStale(_ status: FileStatus, now: Int64) -> Bool {
    let hour: Int64 = 3_600_000_000_000
    return status.modified < now - hour
  }
}

/// Whether a process of this number exists, of whichever user.
package func isProcessRunning(_ processID: Int32) -> Bool {
  kill(processID, 0) == 0 || errno != ESRCH
}
