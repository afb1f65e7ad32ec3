import Glibc

/// Why the system refused, as far as a reader can do something about it.
package enum FileErrorReason: Hashable, Sendable {
  case notFound
  case notPermitted
  case readOnly
  case full
  case quota
  case notADirectory
  case alreadyExists
  case nameTooLong
  /// Any other error number.
  case other(Int32)

  /// The reason an error number stands for.
  package init(code: Int32) {
    self =
      switch code {
      case ENOENT: .notFound
      case EACCES, EPERM: .notPermitted
      case EROFS: .readOnly
      case ENOSPC: .full
      case EDQUOT: .quota
      case ENOTDIR: .notADirectory
      case EEXIST: .alreadyExists
      case ENAMETOOLONG: .nameTooLong
      default: .other(code)
      }
  }
}
