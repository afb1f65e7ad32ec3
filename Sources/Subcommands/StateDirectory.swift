/// Where the program keeps what belongs to one memo store but is no memo: steps to undo, drafts.
package struct StateDirectory: Hashable, Sendable {
  /// An absolute path; the folder need not be there.
  package let path: String

  /// The place for state of the XDG base directory specification, then a name of the store's own. Nil where not even a
  /// home directory is known.
  package init?(of data: DataDirectory, environment: [String: String]) {
    guard let base = environment.baseDirectory("XDG_STATE_HOME", inHome: ".local/state") else { return nil }
    path = "\(base)/dokusho/\(StoreFolderName(of: data).text)"
  }
}
