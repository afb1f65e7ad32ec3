import CSystem

@testable import Files

/// Whether the file system took the extended attribute.
func setAttribute(_ name: String, _ value: String, of file: Descriptor) -> Bool {
  fsetxattr(file.number, name, value, value.utf8.count, 0) == 0
}

/// The value of an extended attribute as text.
func attribute(_ name: String, of file: Descriptor) -> String {
  var value = [UInt8](repeating: 0, count: 100)
  let count = fgetxattr(file.number, name, &value, value.count)
  return text(Array(value.prefix(max(count, 0))))
}
