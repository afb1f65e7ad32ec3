import Glibc
import Subcommands

/// Tells this build of the program from others.
enum ProgramBuild {
  /// The version, and when the program's file was last changed, since builds of one version may differ too.
  static var mark: String {
    var status = stat()
    guard stat("/proc/self/exe", &status) == 0 else { return version }
    return "\(version) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
  }
}
