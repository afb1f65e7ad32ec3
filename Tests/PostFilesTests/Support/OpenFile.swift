import Glibc

/// A file that another program holds open for writing.
struct OpenFile {
  let descriptor: Int32

  func append(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(descriptor, bytes, bytes.count)
  }

  func close() {
    Glibc.close(descriptor)
  }
}
