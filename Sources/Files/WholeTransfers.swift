import Glibc

extension FileSystem {
  /// Fills the buffer from a position of the file on; returns how many bytes there were, less only at the end of the file.
  package func readAll(
    _ file: Descriptor, from position: Int = 0, into buffer: UnsafeMutableRawBufferPointer
  )
    throws(FileError) -> Int
  {
    var filled = 0
    while filled < buffer.count {
      do throws(FileError) {
        let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
        let count = try read(file, at: position + filled, into: rest)
        if count == 0 { break }
        filled += count
      } catch  where error.code == EINTR {}
    }
    return filled
  }

  /// Writes all the bytes, however many calls it takes.
  package func writeAll(_ bytes: [UInt8], to file: Descriptor) throws(FileError) {
    var written = 0
    while written < bytes.count {
      do throws(FileError) {
        written += try write(bytes[written...], to: file)
      } catch  where error.code == EINTR {}
    }
  }
}
