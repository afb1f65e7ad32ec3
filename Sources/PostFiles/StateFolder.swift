import Files
import Glibc

/// The folder for what belongs to one memo store but is no memo. It is made, for its owner only, when something is
/// first kept in it, with a file that tells people which store it belongs to.
package struct StateFolder: Sendable {
  /// An absolute path.
  package let path: String
  /// The path of the memo store, for people.
  private let dataDirectory: String
  let fileSystem: any FileSystem

  package init(
    path: String, dataDirectory: String, fileSystem: any FileSystem = PosixFileSystem()
  ) {
    self.path = path
    self.dataDirectory = dataDirectory
    self.fileSystem = fileSystem
  }

  /// Makes the folder of this name in it where there is none, and returns its absolute path.
  package func made(_ name: FileName) throws(FileError) -> String {
    let folder = try Directory.made(at: path, mode: 0o700, fileSystem: fileSystem)
    tellStore(in: folder)
    _ = try folder.subdirectory(name, mode: 0o700)
    return "\(path)/\(name.text)"
  }

  /// Removes what a crash left in the folder of this name of writes more than an hour ago.
  func removeLeftovers(in name: String) {
    let now = Int64(time(nil)) * 1_000_000_000
    try? DurableWriter(directory: "\(path)/\(name)", fileSystem: fileSystem).removeStaleTemporaries(now: now)
  }

  /// Nothing depends on the file, so that it is no matter where it cannot be written.
  private func tellStore(in folder: Directory) {
    guard let name = FileName("data-directory"), (try? folder.status(of: name)) == nil else { return }
    let files = DurableWriter(directory: path, fileSystem: fileSystem)
    try? files.create(name, with: Array("\(dataDirectory)\n".utf8), mode: 0o600)
  }
}
