import Glibc
import UnicodeText

/// The streams of the shell that started the program.
enum StandardStreams {
  /// Opens those that are closed on nothing: else the next file opened would take their place, and get what is said.
  static func occupy() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", O_RDWR)
    }
  }

  /// Prints a text as it is.
  static func print(_ text: String) {
    write(text, to: STDOUT_FILENO)
  }

  /// Prints a line of a result: as it is into a file or a pipe, and made safe to show on a terminal.
  static func printResult(_ line: String) {
    print((isatty(STDOUT_FILENO) == 1 ? line.safeText : line) + "\n")
  }

  /// Tells a sentence on the error stream, with everything in it made safe to show.
  static func complain(_ sentence: String) {
    write(sentence.safeText + "\n", to: STDERR_FILENO)
  }

  /// All that comes from the standard input, up to its end.
  static func readInput() -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = buffer.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
    }
  }

  private static func write(_ text: String, to descriptor: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
