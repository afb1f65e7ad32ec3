/// What the program was doing to a file or folder when it failed.
package enum FileOperation: Hashable, Sendable {
  case openFolder, list, makeFolder
  case status, open, followLink, read
  case create, write, setOwner, setMode, copyAttributes, synchronize, close
  case rename, remove
  case watch
}
