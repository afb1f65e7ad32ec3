import Glibc
import Posts

/// The standard output for results of any length, written in large pieces.
struct ResultStream {
  private static let pieceSize = 64 * 1024

  /// What waits to be written.
  private var bytes: [UInt8] = []
  /// The cells of a line of the terminal that it goes to; nil for a file or a pipe.
  let width: Int?

  init() {
    width = isatty(STDOUT_FILENO) == 1 ? Self.terminalWidth : nil
  }

  var isTerminal: Bool { width != nil }

  /// Takes bytes that are appended.
  mutating func write(_ append: (inout [UInt8]) -> Void) throws(StartError) {
    append(&bytes)
    if bytes.count >= Self.pieceSize { try flush() }
  }

  mutating func write(_ text: String) throws(StartError) {
    try write { $0 += text.utf8 }
  }

  /// Writes what waits. Where nobody reads any more, the program ends at once and quietly, as by SIGPIPE.
  mutating func flush() throws(StartError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else { try recover(from: errno) }
    }
    bytes.removeAll(keepingCapacity: true)
  }
}

extension ResultStream {
  private func recover(from code: Int32) throws(StartError) {
    switch code {
    case EINTR: return
    case EAGAIN:
      var ready = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
      poll(&ready, 1, -1)
    case EPIPE:
      signal(SIGPIPE, SIG_DFL)
      raise(SIGPIPE)
      exit(ExitStatus.signal(SIGPIPE))
    case ENOSPC: throw .output(.full)
    default: throw .output(.other(String(cString: strerror(code))))
    }
  }

  /// 80 where the terminal does not say.
  private static var terminalWidth: Int {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}
