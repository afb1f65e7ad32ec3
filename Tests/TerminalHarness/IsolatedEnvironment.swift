import Glibc

extension TemporaryFolder {
  /// The environment of a program that shall touch nothing outside this folder: home, XDG folders and temporary
  /// files are in it, the terminal is xterm-256color, the language English in UTF-8, the time zone UTC.
  /// Of the test's own environment only the search paths and the options of sanitizers remain.
  package func environment(_ changes: [String: String] = [:]) throws(SystemCallFailure) -> [String: String] {
    let home = try makeFolder("home")
    let isolated = [
      "HOME": home,
      "XDG_CONFIG_HOME": "\(home)/.config",
      "XDG_DATA_HOME": "\(home)/.local/share",
      "XDG_STATE_HOME": "\(home)/.local/state",
      "XDG_CACHE_HOME": "\(home)/.cache",
      "XDG_RUNTIME_DIR": try makeFolder("run"),
      "TMPDIR": try makeFolder("tmp"),
      "TERM": "xterm-256color",
      "LANG": "C.UTF-8",
      "TZ": "UTC",
    ]
    return inherited.merging(isolated) { $1 }.merging(changes) { $1 }
  }

  private var inherited: [String: String] {
    var found: [String: String] = [:]
    for name in ["PATH", "LD_LIBRARY_PATH", "ASAN_OPTIONS", "TSAN_OPTIONS"] {
      found[name] = getenv(name).map { String(cString: $0) }
    }
    return found
  }
}
