/// Writes files so that at any moment, a power cut included, a file is wholly the old or wholly the new version.
///
/// The new version is written beside the real file, forced to the disk, put in its place, and that forced to the disk. A function that returns without an error has done all of it. Nothing that changed meanwhile is overwritten.
package struct DurableWriter: Sendable {
  let directory: String
  let fileSystem: any FileSystem

  /// Writes in the directory of this absolute path, which is opened for each write.
  package init(directory: String, fileSystem: any FileSystem = PosixFileSystem()) {
    self.directory = directory
    self.fileSystem = fileSystem
  }

  /// Replaces the content of a file if it is still the expected one. Owner, mode and attributes stay; of a symbolic
  /// link the file it leads to is replaced.
  package func replace(
    _ name: FileName, expecting old: [UInt8], with new: [UInt8], hardLinks: HardLinks = .refuse
  ) throws(DurableWriteError) {
    let refusal: DurableWriteError?
    do {
      refusal = try replaceUnlessChanged(name, expecting: old, with: new, hardLinks: hardLinks)
    } catch {
      throw DurableWriteError(error, about: name)
    }
    if let refusal { throw refusal }
  }

  /// Makes a file under a name that must be free. The mode is narrowed by the umask.
  package func create(_ name: FileName, with bytes: [UInt8], mode: UInt32 = 0o666) throws(DurableWriteError) {
    do {
      let folder = try openFolder()
      let temporary = try TemporaryFile(in: folder, holding: bytes, mode: mode)
      defer { temporary.remove() }
      try temporary.take(name)
      try folder.synchronize()
    } catch {
      throw DurableWriteError(error, about: name)
    }
  }

  /// Moves a file, link or directory to another directory of the same file system, under a name that must be free.
  package func move(_ name: FileName, to destination: String, as newName: FileName) throws(DurableWriteError)
  {
    do {
      let source = try openFolder()
      let target = try Directory(destination, fileSystem: fileSystem)
      try source.move(name, to: target, as: newName)
      // The new name first: a power cut in between may show the file twice, but never not at all.
      try target.synchronize()
      try source.synchronize()
    } catch {
      throw DurableWriteError(error, about: name)
    }
  }

  /// Removes a file for good.
  package func remove(_ name: FileName) throws(DurableWriteError) {
    do {
      let folder = try openFolder()
      try folder.remove(name)
      try folder.synchronize()
    } catch {
      throw DurableWriteError(error, about: name)
    }
  }

  func openFolder() throws(FileError) -> Directory {
    try Directory(directory, fileSystem: fileSystem)
  }
}

extension DurableWriter {
  /// Returns why the file was left alone, nil when it was replaced.
  private func replaceUnlessChanged(
    _ name: FileName, expecting old: [UInt8], with new: [UInt8], hardLinks: HardLinks
  ) throws(FileError) -> DurableWriteError? {
    let place = try FilePlace(of: name, in: openFolder())
    guard let status = try place.status(ifHolding: old) else { return .changedMeanwhile }
    guard status.linkCount == 1 || hardLinks == .part else { return .hardLinked }
    let temporary = try TemporaryFile(beside: place, replacing: old, holding: new)
    let replacement = Replacement(place: place, temporary: temporary)
    return try replacement.perform(expecting: old, writing: new) ? nil : .changedMeanwhile
  }
}

extension DurableWriteError {
  /// Takes a failure of any step as one about the memo, not about its temporary file.
  fileprivate init(_ error: FileError, about name: FileName) {
    self =
      switch (error.operation, error.reason) {
      case (.openFolder, _), (.create, _): .failed(error.about(name))
      case (_, .notFound): .vanished
      case (_, .alreadyExists): .alreadyExists
      default: .failed(error.about(name))
      }
  }
}
