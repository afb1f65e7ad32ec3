extension FileSystem {
  /// Gives a new version the owner, group, attributes and mode of the old one. Who may not give the owner away keeps
  /// the group; who may not give that either lets the group do only what everybody may.
  func takeOverProperties(of original: Descriptor, to copy: Descriptor) throws(FileError) {
    let old = try status(of: original)
    let new = try status(of: copy)
    let hasGroup = try takeOverOwner(of: old, from: new, to: copy)
    try copyAttributes(from: original, to: copy)
    // Last, because a change of the owner clears bits of the mode.
    try setMode(hasGroup ? old.mode : old.modeWithoutGroup, of: copy)
  }

  private func takeOverOwner(
    of old: FileStatus, from new: FileStatus, to copy: Descriptor
  )
    throws(FileError) -> Bool
  {
    if (old.owner, old.group) == (new.owner, new.group) { return true }
    for owner in [old.owner, nil] {
      do {
        try setOwner(owner, group: old.group, of: copy)
        return true
      } catch  where error.reason == .notPermitted {
        continue
      }
    }
    return old.group == new.group
  }
}

extension FileStatus {
  fileprivate var modeWithoutGroup: UInt32 {
    let everybody = mode & 0o007
    return mode & 0o707 | (everybody << 3)
  }
}
