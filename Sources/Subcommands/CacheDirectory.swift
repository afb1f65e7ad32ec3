/// Where the program keeps what it has read of one memo store, to be removed at any time.
package struct CacheDirectory: Hashable, Sendable {
  /// An absolute path; the folder need not be there.
  package let path: String

  /// The place for caches of the XDG base directory specification, then a name of the store's own. Nil where not even a
  /// home directory is known.
  package init?(of data: DataDirectory, environment: [String: String]) {
    guard let base = environment.baseDirectory("XDG_CACHE_HOME", inHome: ".cache") else { return nil }
    path = "\(base)/dokusho/\(StoreFolderName(of: data).text)"
  }
}
