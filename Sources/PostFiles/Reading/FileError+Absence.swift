import Files
import Glibc

extension FileError {
  /// Whether there is no file of that name, or something that is no file.
  var isAbsence: Bool {
    if reason == .notFound { return true }
    return [.other(ENXIO), .other(EISDIR)].contains(reason)
  }
}
