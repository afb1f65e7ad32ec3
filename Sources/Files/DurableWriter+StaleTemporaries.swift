import Glibc

extension DurableWriter {
  /// Removes temporary files of this program whose process has ended and which are older than an hour.
  /// `now` is in nanoseconds since 1970. Files that cannot be removed stay.
  package func removeStaleTemporaries(
    now: Int64, isRunning: (_ processID: Int32) -> Bool = isProcessRunning
  ) throws(FileError) {
    let folder = try openFolder()
    for entry in try folder.entries() where entry.kind == .regular || entry.kind == .unknown {
      guard let name = TemporaryName(entry.name), !isRunning(name.processID) else { continue }
      guard let status = try? folder.status(of: entry.name), isStale(status, now: now) else { continue }
      try? folder.remove(entry.name)
    }
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
