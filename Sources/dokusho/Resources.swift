import Glibc

/// The files that come with the program: in `../share/dokusho` beside the executable, or while it stands in the folder
/// where it was built, in `Resources` of a folder above.
struct Resources {
  let path: String

  var translations: String { "\(path)/locale" }
  var samples: String { "\(path)/samples" }

  /// Nil where they are not installed.
  static func find() -> Resources? {
    guard let executable = realPath("/proc/self/exe") else { return nil }
    var folders = executable.split(separator: "/").dropLast()
    let installed = "/" + folders.dropLast().joined(separator: "/") + "/share/dokusho"
    if isFolder("\(installed)/samples") { return Resources(path: installed) }
    while !folders.isEmpty {
      let candidate = "/" + folders.joined(separator: "/") + "/Resources"
      if isFolder("\(candidate)/samples") { return Resources(path: candidate) }
      folders.removeLast()
    }
    return nil
  }

  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
