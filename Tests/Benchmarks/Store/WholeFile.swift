import Glibc
import TerminalHarness

/// Writes a file in place, as `echo text >file` does.
func write(_ text: String, to path: String) throws(SystemCallFailure) {
  let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
  guard file >= 0 else { throw SystemCallFailure(call: "open \(path)") }
  defer { close(file) }
  var text = text
  let count = text.withUTF8 { write(file, $0.baseAddress, $0.count) }
  guard count == text.utf8.count else { throw SystemCallFailure(call: "write \(path)") }
}

/// The text of a file; empty if it cannot be read, such as a file of /proc of a thread that has ended.
func text(of path: String) -> String {
  guard let file = fopen(path, "r") else { return "" }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 16_384)
  while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
  return String(decoding: bytes, as: UTF8.self)
}
