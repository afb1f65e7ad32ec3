import Files
import UnicodeText

/// What a cache must have been made by and of to be believed, as bytes.
struct CacheIdentity: Equatable {
  /// To be raised with every change of the format.
  private static let schema = 1

  let bytes: [UInt8]

  /// - Parameters:
  ///   - program: Tells this build of the program from others, which may read another memo in the same file.
  ///   - path: The absolute path of the folder.
  init(program: String, path: String, folder: FileStatus) {
    var packer = Packer()
    packer.put(Self.schema)
    packer.put(program)
    packer.put(FoldingVersion.number)
    packer.put(path)
    packer.put(Int(truncatingIfNeeded: folder.device))
    packer.put(Int(truncatingIfNeeded: folder.inode))
    bytes = packer.bytes
  }
}
