/// Where a memo store is: the path that was asked for first.
package struct DataDirectory: Hashable, Sendable {
  /// An absolute path.
  package let path: String

  /// The path of `--data-dir`, else of DOKUSHO_DATA_DIR, else the place for data of the XDG base directory
  /// specification. Nil where not even a home directory is known.
  package init?(option: String?, environment: [String: String], workingDirectory: String) {
    let chosen = [option, environment["DOKUSHO_DATA_DIR"], Self.standard(environment)].lazy
      .compactMap { $0 }.first { !$0.isEmpty }
    guard let chosen else { return nil }
    path = chosen.hasPrefix("/") ? chosen : "\(workingDirectory)/\(chosen)"
  }

  /// The folder of the memos.
  package var posts: String { "\(path)/posts" }

  /// The last part of the path, for the title.
  package var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  private static func standard(_ environment: [String: String]) -> String? {
    // The specification has relative paths ignored.
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") { return "\(data)/dokusho" }
    guard let home = environment["HOME"], !home.isEmpty else { return nil }
    return "\(home)/.local/share/dokusho"
  }
}
