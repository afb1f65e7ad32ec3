extension [String: String] {
  /// A base directory of the XDG specification: the one that its variable tells, else one in the home directory. Nil where
  /// none is known.
  func baseDirectory(_ variable: String, inHome path: String) -> String? {
    // The specification has relative paths ignored.
    if let directory = self[variable], directory.hasPrefix("/") { return directory }
    guard let home = self["HOME"], !home.isEmpty else { return nil }
    return "\(home)/\(path)"
  }
}
