import CSystem
import Glibc

extension PosixFileSystem {
  package func setOwner(_ owner: UInt32?, group: UInt32, of file: Descriptor) throws(FileError) {
    let unchanged = uid_t.max
    try call(.setOwner) { fchown(file.number, owner ?? unchanged, group) }
  }

  package func setMode(_ mode: UInt32, of file: Descriptor) throws(FileError) {
    try call(.setMode) { fchmod(file.number, mode) }
  }

  package func copyAttributes(from original: Descriptor, to copy: Descriptor) throws(FileError) {
    try ExtendedAttributes(of: original).write(to: copy)
  }

  package func replace(
    _ newName: FileName, in directory: Descriptor, by oldName: FileName
  )
    throws(FileError)
  {
    let (old, new) = (cString(oldName.bytes), cString(newName.bytes))
    try call(.rename, newName) { renameat(directory.number, old, directory.number, new) }
  }

  package func exchange(
    _ name: FileName, with other: FileName, in directory: Descriptor
  ) throws(FileError) {
    // In this order the last that watchers hear is that `name` arrived.
    let (first, second) = (cString(name.bytes), cString(other.bytes))
    try call(.rename, name) { dokusho_exchange_names(directory.number, first, second) }
  }

  package func move(
    _ oldName: FileName, in oldDirectory: Descriptor, to newName: FileName, in newDirectory: Descriptor
  ) throws(FileError) {
    let (from, to) = (oldDirectory.number, newDirectory.number)
    let (old, new) = (cString(oldName.bytes), cString(newName.bytes))
    do {
      try call(.rename, newName) { dokusho_rename_without_replacing(from, old, to, new) }
    } catch  where error.code == EINVAL || error.code == ENOSYS {
      // A file system without RENAME_NOREPLACE: a hard link never replaces either.
      try call(.rename, newName) { linkat(from, old, to, new, 0) }
      try call(.remove, oldName) { unlinkat(from, old, 0) }
    }
  }

  package func remove(_ name: FileName, in directory: Descriptor) throws(FileError) {
    let path = cString(name.bytes)
    try call(.remove, name) { unlinkat(directory.number, path, 0) }
  }

  package func makeDirectory(_ name: FileName, mode: UInt32, in directory: Descriptor) throws(FileError) {
    let path = cString(name.bytes)
    try call(.makeFolder, name) { mkdirat(directory.number, path, mode) }
  }
}
