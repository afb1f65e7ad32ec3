/// What kind of object a name stands for.
package enum FileKind: Hashable, Sendable {
  case regular
  case directory
  case symbolicLink
  /// A FIFO, a socket or a device: never opened.
  case special
  /// The file system does not tell kinds in its listings.
  case unknown
}
