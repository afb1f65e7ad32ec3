import Glibc

/// An open file or directory, as the file system that opened it numbers it.
package struct Descriptor: Hashable, Sendable {
  package let number: Int32

  /// The descriptor of this number.
  package init(_ number: Int32) {
    self.number = number
  }

  /// Where relative paths start when no directory is given.
  package static let workingDirectory = Descriptor(AT_FDCWD)
}
