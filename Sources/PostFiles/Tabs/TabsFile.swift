import Files
import Glibc
import Posts

/// The file of the saved tabs in a data directory. Nothing is kept between two calls.
package struct TabsFile: Sendable {
  private static let mostBytes = 1 << 20

  private let directory: String
  private let fileSystem: any FileSystem

  /// `directory` is an absolute path.
  package init(in directory: String, fileSystem: any FileSystem = PosixFileSystem()) {
    self.directory = directory
    self.fileSystem = fileSystem
  }

  /// The tabs as they are now; none where there is no file.
  package func read() -> SavedTabsSnapshot {
    do throws(SavedTabsProblem) {
      return try TabsText(bytes() ?? []).snapshot
    } catch {
      return SavedTabsSnapshot(problems: [error])
    }
  }

  /// What the file holds; nil where there is none.
  func bytes() throws(SavedTabsProblem) -> [UInt8]? {
    do throws(FileError) {
      let content = try Directory(directory, fileSystem: fileSystem).read(try name(), limit: Self.mostBytes)
      if !content.isWhole { throw FileError(.read, nil, code: EFBIG) }
      return content.bytes
    } catch {
      if error.reason == .notFound { return nil }
      throw .unreadable(SystemReason(error))
    }
  }

  /// Makes a change of the file that is there, durably; one that is not understood is left alone. Returns the bytes that
  /// it holds then. Where another program writes at the same time, the change is made anew of what that wrote.
  func change(_ change: (TabsText) throws(SavedTabsError) -> [UInt8]) throws(SavedTabsError) -> [UInt8] {
    let attempts = 8
    for _ in 1..<attempts {
      if let bytes = try changeUnlessMeddled(change) { return bytes }
    }
    throw .failed(.other(String(cString: strerror(EBUSY))))
  }
}

extension TabsFile {
  private func name() throws(FileError) -> FileName {
    guard let name = FileName("tabs.yaml") else { throw FileError(.read, nil, code: EINVAL) }
    return name
  }

  private func understood() throws(SavedTabsError) -> (old: [UInt8]?, text: TabsText) {
    do throws(SavedTabsProblem) {
      let old = try bytes()
      let text = try TabsText(old ?? [])
      if let problem = text.snapshot.problems.first(where: \.forbidsEdits) { throw problem }
      return (old, text)
    } catch {
      throw .notUnderstood(error)
    }
  }

  /// Nil where another program changed the file in between.
  private func changeUnlessMeddled(
    _ change: (TabsText) throws(SavedTabsError) -> [UInt8]
  ) throws(SavedTabsError) -> [UInt8]? {
    let (old, text) = try understood()
    let new = try change(text)
    if new == old { return new }
    do throws(DurableWriteError) {
      try write(new, insteadOf: old)
      return new
    } catch {
      switch error {
      case .changedMeanwhile, .vanished, .alreadyExists: return nil
      case .hardLinked: throw .failed(.hardLinked)
      case .failed(let reason): throw .failed(SystemReason(reason))
      }
    }
  }

  private func write(_ new: [UInt8], insteadOf old: [UInt8]?) throws(DurableWriteError) {
    let writer = DurableWriter(directory: directory, fileSystem: fileSystem)
    let name: FileName
    do throws(FileError) { name = try self.name() } catch { throw .failed(error) }
    if let old {
      try writer.replace(name, expecting: old, with: new)
    } else {
      try writer.create(name, with: new)
    }
  }
}
