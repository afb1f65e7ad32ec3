import CSystem
import Glibc

/// The extended attributes of a file; access control lists are among them.
struct ExtendedAttributes {
  private var values: [(name: [CChar], value: [CChar])] = []

  /// Reads all that may be read; a file system without attributes has none.
  init(of file: Descriptor) throws(FileError) {
    let names = try ExtendedAttributes.bytes { flistxattr(file.number, $0, $1) } ?? []
    for name in names.split(separator: 0) {
      let name = name + [0]
      let value = try ExtendedAttributes.bytes { fgetxattr(file.number, Array(name), $0, $1) }
      if let value { values.append((Array(name), value)) }
    }
  }

  /// Gives them to another file, except what this user or that file system may not have.
  func write(to file: Descriptor) throws(FileError) {
    for (name, value) in values {
      do {
        try call(.copyAttributes) { fsetxattr(file.number, name, value, value.count, 0) }
      } catch  where ExtendedAttributes.isRefusal(error.code) {
        continue
      }
    }
  }

  /// What a function of the xattr(7) family fills in: asked for the size first; nil when refused.
  private static func bytes(
    _ function: (UnsafeMutablePointer<CChar>?, Int) -> Int
  ) throws(FileError) -> [CChar]? {
    do {
      var buffer = [CChar](repeating: 0, count: try call(.copyAttributes) { function(nil, 0) })
      if buffer.isEmpty { return [] }
      let count = try call(.copyAttributes) { function(&buffer, buffer.count) }
      return Array(buffer.prefix(count))
    } catch  where isRefusal(error.code) {
      return nil
    }
  }

  private static func isRefusal(_ code: Int32) -> Bool {
    [ENOTSUP, ENODATA, EPERM, EACCES].contains(code)
  }
}
