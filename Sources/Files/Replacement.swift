import Glibc

/// The step in which a new version takes the place of the old one. The two change places, and what came out is looked
/// at: so nothing is lost that somebody wrote in the last moment.
struct Replacement {
  let place: FilePlace
  let temporary: TemporaryFile

  /// Returns true when the new version has taken its place on the disk, false when the file did not hold the old version;
  /// it is left as somebody else made it then.
  func perform(expecting old: [UInt8], writing new: [UInt8]) throws(FileError) -> Bool {
    do {
      guard try place.status(ifHolding: old) != nil else {
        temporary.remove()
        return false
      }
      try temporary.exchange(with: place.name)
    } catch  where error.code == EINVAL || error.code == ENOSYS {
      return try replaceInOneStep()
    } catch {
      temporary.remove()
      throw error
    }
    return try settle(expecting: old, writing: new)
  }
}

extension Replacement {
  /// What came out, under the temporary name.
  private var cameOut: FilePlace { FilePlace(directory: place.directory, name: temporary.name) }

  /// A file system that cannot let names change places keeps a moment between the look and the step.
  private func replaceInOneStep() throws(FileError) -> Bool {
    defer { temporary.remove() }
    try temporary.replace(place.name)
    try place.directory.synchronize()
    return true
  }

  private func settle(expecting old: [UInt8], writing new: [UInt8]) throws(FileError) -> Bool {
    let isExpected: Bool
    do {
      isExpected = try cameOut.status(ifHolding: old) != nil
    } catch {
      try takeBack(new)
      throw error
    }
    guard isExpected else {
      try takeBack(new)
      return false
    }
    defer { temporary.remove() }
    try place.directory.synchronize()
    return true
  }

  /// Gives the file that came out its name again. Whatever is not our own version is never removed: where a third
  /// program wrote in this very moment too, its version stands, and the other is kept as a conflict copy.
  private func takeBack(_ new: [UInt8]) throws(FileError) {
    do {
      try temporary.exchange(with: place.name)
    } catch {
      keep()
      throw error
    }
    guard let content = try? place.directory.read(temporary.name, limit: new.count + 1) else { return }
    if content.bytes == new { return temporary.remove() }
    try? temporary.exchange(with: place.name)
    keep()
  }

  private func keep() {
    guard let name = place.name.conflictCopy(at: time(nil)) else { return }
    try? temporary.take(name)
  }
}
